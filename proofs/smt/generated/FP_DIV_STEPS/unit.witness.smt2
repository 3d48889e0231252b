; FP_DIV_STEPS
; operands that meet the hypotheses of: and what is below a unit
; expected: sat
; replay: z3 unit.witness.smt2, or cvc5 unit.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const half Int)
(declare-const low Int)
(declare-const mb Int)
(assert (> mb 0))
(assert (< low (* 2 half)))
(check-sat)
