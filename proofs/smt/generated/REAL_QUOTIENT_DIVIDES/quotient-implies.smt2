; REAL_QUOTIENT_DIVIDES
; a counterexample to: what the relation accepts, SMT-LIB's quotient is
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers quotient-implies.smt2 z3, or python -m vinculum.prove.solvers quotient-implies.smt2 cvc5
; replay by their own programs, where these are installed: z3 quotient-implies.smt2, or cvc5 quotient-implies.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(assert (not (= B 0)))
(assert (= (* B C) A))
(assert (not (= C (/ A B))))
(check-sat)
