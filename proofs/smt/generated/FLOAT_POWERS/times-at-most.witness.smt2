; FLOAT_POWERS
; operands that meet the hypotheses of: where it is at most c
; expected: sat
; replay: z3 times-at-most.witness.smt2, or cvc5 times-at-most.witness.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const P Real)
(declare-const c Real)
(declare-const x Real)
(assert (> x 0))
(assert (<= P c))
(check-sat)
