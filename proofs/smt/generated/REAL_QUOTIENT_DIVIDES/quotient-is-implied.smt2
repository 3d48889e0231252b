; REAL_QUOTIENT_DIVIDES
; a counterexample to: SMT-LIB's quotient is accepted
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers quotient-is-implied.smt2 z3, or python -m vinculum.prove.solvers quotient-is-implied.smt2 cvc5
; replay by their own programs, where these are installed: z3 quotient-is-implied.smt2, or cvc5 quotient-is-implied.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(assert (not (= B 0)))
(assert (= C (/ A B)))
(assert (not (= (* B C) A)))
(check-sat)
