; REAL_QUOTIENT_UNIQUE
; operands that meet the hypotheses of: K*A / (K*B) is A / B
; expected: sat
; replay: z3 scaled.witness.smt2, or cvc5 scaled.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(declare-const K Real)
(assert (not (= B 0)))
(assert (= (* B C) A))
(assert (not (= K 0)))
(check-sat)
