; RECIPROCAL_FAILS_FIRST
; operands that meet the hypotheses of: a product of two numbers that are not negative is not negative
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers product.witness.smt2 z3, or python -m vinculum.prove.solvers product.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 product.witness.smt2, or cvc5 product.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x Int)
(declare-const y Int)
(assert (>= x 0))
(assert (>= y 0))
(check-sat)
