; INT_THROUGH_FLOAT32
; operands that meet the hypotheses of: every int8 is a float of 24 bits
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers int8-fits.witness.smt2 z3, or python -m vinculum.prove.solvers int8-fits.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 int8-fits.witness.smt2, or cvc5 int8-fits.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(assert (>= A (- 128)))
(assert (<= A 127))
(check-sat)
