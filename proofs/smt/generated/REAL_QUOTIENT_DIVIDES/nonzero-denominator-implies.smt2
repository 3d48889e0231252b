; REAL_QUOTIENT_DIVIDES
; a counterexample to: a denominator that is admitted has an inverse
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers nonzero-denominator-implies.smt2 z3, or python -m vinculum.prove.solvers nonzero-denominator-implies.smt2 cvc5
; replay by their own programs, where these are installed: z3 nonzero-denominator-implies.smt2, or cvc5 nonzero-denominator-implies.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Real)
(assert (not (= B 0)))
(assert (not (= (* B (/ 1.0 B)) 1.0)))
(check-sat)
