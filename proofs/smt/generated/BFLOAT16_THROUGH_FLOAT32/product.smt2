; BFLOAT16_THROUGH_FLOAT32
; a counterexample to: a product of two numbers that are not negative is not negative
; expected: unsat
; replay: z3 product.smt2, or cvc5 product.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x Int)
(declare-const y Int)
(assert (>= x 0))
(assert (>= y 0))
(assert (not (>= (* x y) 0)))
(check-sat)
