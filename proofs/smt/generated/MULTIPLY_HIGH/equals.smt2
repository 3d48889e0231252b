; MULTIPLY_HIGH
; a counterexample to: equals times a number are equal
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers equals.smt2 z3, or python -m vinculum.prove.solvers equals.smt2 cvc5
; replay by their own programs, where these are installed: z3 equals.smt2, or cvc5 equals.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x Int)
(declare-const y Int)
(declare-const z Int)
(assert (= x y))
(assert (not (= (* x z) (* y z))))
(check-sat)
