; REAL_QUOTIENT_DIVIDES
; a counterexample to: what has an inverse is admitted
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers nonzero-denominator-is-implied.smt2 z3, or python -m vinculum.prove.solvers nonzero-denominator-is-implied.smt2 cvc5
; replay by their own programs, where these are installed: z3 nonzero-denominator-is-implied.smt2, or cvc5 nonzero-denominator-is-implied.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Real)
(declare-const C Real)
(assert (= (* B C) 1))
(assert (not (not (= B 0))))
(check-sat)
