; INT_CASES
; operands that meet the hypotheses of: a zero denominator is no other case
; expected: sat
; replay: z3 zero.witness.smt2, or cvc5 zero.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const MAX Int)
(assert (= B 0))
(check-sat)
