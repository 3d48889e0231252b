; FP_DIV_STEPS
; operands that meet the hypotheses of: what is below half a unit too
; expected: sat
; replay: z3 above.witness.smt2, or cvc5 above.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const half Int)
(declare-const low Int)
(declare-const mb Int)
(assert (> mb 0))
(assert (< low half))
(check-sat)
