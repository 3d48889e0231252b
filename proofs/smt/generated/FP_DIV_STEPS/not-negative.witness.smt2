; FP_DIV_STEPS
; operands that meet the hypotheses of: the bits below q times mb
; expected: sat
; replay: z3 not-negative.witness.smt2, or cvc5 not-negative.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const low Int)
(declare-const mb Int)
(assert (> mb 0))
(assert (>= low 0))
(check-sat)
