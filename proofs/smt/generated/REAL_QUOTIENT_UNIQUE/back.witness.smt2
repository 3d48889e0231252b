; REAL_QUOTIENT_UNIQUE
; operands that meet the hypotheses of: A / C is B
; expected: sat
; replay: z3 back.witness.smt2, or cvc5 back.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(assert (not (= B 0)))
(assert (= (* B C) A))
(assert (not (= C 0)))
(check-sat)
