; REAL_QUOTIENT_DIVIDES
; operands that meet the hypotheses of: what has an inverse is admitted
; expected: sat
; replay: z3 nonzero-denominator-is-implied.witness.smt2, or cvc5 nonzero-denominator-is-implied.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Real)
(declare-const C Real)
(assert (= (* B C) 1))
(check-sat)
