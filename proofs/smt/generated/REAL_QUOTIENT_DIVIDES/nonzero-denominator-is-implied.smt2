; REAL_QUOTIENT_DIVIDES
; a counterexample to: what has an inverse is admitted
; expected: unsat
; replay: z3 nonzero-denominator-is-implied.smt2, or cvc5 nonzero-denominator-is-implied.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Real)
(declare-const C Real)
(assert (= (* B C) 1))
(assert (not (not (= B 0))))
(check-sat)
