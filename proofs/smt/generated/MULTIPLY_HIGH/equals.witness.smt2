; MULTIPLY_HIGH
; operands that meet the hypotheses of: equals times a number are equal
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers equals.witness.smt2 z3, or python -m vinculum.prove.solvers equals.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 equals.witness.smt2, or cvc5 equals.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x Int)
(declare-const y Int)
(declare-const z Int)
(assert (= x y))
(check-sat)
