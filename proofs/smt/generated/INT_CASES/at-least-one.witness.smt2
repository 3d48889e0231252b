; INT_CASES
; operands that meet the hypotheses of: zero, overflow or quotient
; expected: sat
; replay: z3 at-least-one.witness.smt2, or cvc5 at-least-one.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const MAX Int)
(check-sat)
