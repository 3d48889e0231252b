; FLOAT_UNIQUE
; a counterexample to: equals times a number are equal
; expected: unsat
; replay: z3 equals.smt2, or cvc5 equals.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x Int)
(declare-const y Int)
(declare-const z Int)
(assert (= x y))
(assert (not (= (* x z) (* y z))))
(check-sat)
