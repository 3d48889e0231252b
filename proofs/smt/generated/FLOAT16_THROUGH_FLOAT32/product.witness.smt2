; FLOAT16_THROUGH_FLOAT32
; operands that meet the hypotheses of: a product of two numbers that are not negative is not negative
; expected: sat
; replay: z3 product.witness.smt2, or cvc5 product.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x Int)
(declare-const y Int)
(assert (>= x 0))
(assert (>= y 0))
(check-sat)
