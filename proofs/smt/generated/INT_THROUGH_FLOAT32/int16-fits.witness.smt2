; INT_THROUGH_FLOAT32
; operands that meet the hypotheses of: every int16 is a float of 24 bits
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers int16-fits.witness.smt2 z3, or python -m vinculum.prove.solvers int16-fits.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 int16-fits.witness.smt2, or cvc5 int16-fits.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(assert (>= A (- 32768)))
(assert (<= A 32767))
(check-sat)
