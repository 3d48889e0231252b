; REAL_QUOTIENT_DIVIDES
; operands that meet the hypotheses of: what the relation accepts, SMT-LIB's quotient is
; expected: sat
; replay: z3 printed-quotient-implies.witness.smt2, or cvc5 printed-quotient-implies.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(declare-const tolerance Real)
(assert (not (= B 0)))
(assert (<= (abs (+ A (* (- 1) B C))) (* tolerance (abs B))))
(check-sat)
