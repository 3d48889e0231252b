; REAL_QUOTIENT_DIVIDES
; operands that meet the hypotheses of: what the relation accepts, SMT-LIB's quotient is
; expected: sat
; replay: z3 quotient-implies.witness.smt2, or cvc5 quotient-implies.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(assert (not (= B 0)))
(assert (= (* B C) A))
(check-sat)
