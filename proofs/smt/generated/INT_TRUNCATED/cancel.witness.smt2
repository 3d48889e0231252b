; INT_TRUNCATED
; operands that meet the hypotheses of: a multiple of B that is less than B is 0
; expected: sat
; replay: z3 cancel.witness.smt2, or cvc5 cancel.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Int)
(declare-const step Int)
(assert (< (abs (* B step)) (abs B)))
(check-sat)
