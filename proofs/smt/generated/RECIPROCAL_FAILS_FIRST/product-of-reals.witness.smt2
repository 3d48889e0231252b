; RECIPROCAL_FAILS_FIRST
; operands that meet the hypotheses of: a product of two numbers that are not negative is not negative
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers product-of-reals.witness.smt2 z3, or python -m vinculum.prove.solvers product-of-reals.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 product-of-reals.witness.smt2, or cvc5 product-of-reals.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const one Real)
(declare-const two Real)
(assert (>= one 0))
(assert (>= two 0))
(check-sat)
