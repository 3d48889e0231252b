; INT_THROUGH_FLOAT64
; operands that meet the hypotheses of: every int32 is a float of 53 bits
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers int32-fits.witness.smt2 z3, or python -m vinculum.prove.solvers int32-fits.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 int32-fits.witness.smt2, or cvc5 int32-fits.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(assert (>= A (- 2147483648)))
(assert (<= A 2147483647))
(check-sat)
