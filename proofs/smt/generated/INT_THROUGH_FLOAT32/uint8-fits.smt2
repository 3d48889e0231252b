; INT_THROUGH_FLOAT32
; a counterexample to: every uint8 is a float of 24 bits
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers uint8-fits.smt2 z3, or python -m vinculum.prove.solvers uint8-fits.smt2 cvc5
; replay by their own programs, where these are installed: z3 uint8-fits.smt2, or cvc5 uint8-fits.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(assert (>= A 0))
(assert (<= A 255))
(assert (not (< (abs A) 16777216)))
(check-sat)
