; MAGNITUDES_AND_SIGNS
; operands that meet the hypotheses of: the numerator has N bits
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers 32-bits-fits.witness.smt2 z3, or python -m vinculum.prove.solvers 32-bits-fits.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 32-bits-fits.witness.smt2, or cvc5 32-bits-fits.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(assert (<= (- 2147483648) A))
(assert (< A 2147483648))
(assert (<= (- 2147483648) B))
(assert (< B 2147483648))
(assert (not (= B 0)))
(check-sat)
