; MULTIPLY_HIGH
; operands that meet the hypotheses of: what is carried is added up to the upper half of the product
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers halves-upper.witness.smt2 z3, or python -m vinculum.prove.solvers halves-upper.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 halves-upper.witness.smt2, or cvc5 halves-upper.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const high Int)
(declare-const low Int)
(declare-const one Int)
(declare-const two Int)
(assert (>= low 0))
(assert (>= one 0))
(assert (>= two 0))
(assert (>= high 0))
(assert (<= low 18446744065119617025))
(assert (<= one 18446744065119617025))
(assert (<= two 18446744065119617025))
(assert (<= high 18446744065119617025))
(check-sat)
