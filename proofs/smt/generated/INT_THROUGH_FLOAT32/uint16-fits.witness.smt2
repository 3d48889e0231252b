; INT_THROUGH_FLOAT32
; operands that meet the hypotheses of: every uint16 is a float of 24 bits
; expected: sat
; replay: z3 uint16-fits.witness.smt2, or cvc5 uint16-fits.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(assert (>= A 0))
(assert (<= A 65535))
(check-sat)
