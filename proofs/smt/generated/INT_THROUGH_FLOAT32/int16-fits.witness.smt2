; INT_THROUGH_FLOAT32
; operands that meet the hypotheses of: every int16 is a float of 24 bits
; expected: sat
; replay: z3 int16-fits.witness.smt2, or cvc5 int16-fits.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(assert (>= A (- 32768)))
(assert (<= A 32767))
(check-sat)
