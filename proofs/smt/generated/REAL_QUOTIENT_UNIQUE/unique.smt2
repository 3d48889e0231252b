; REAL_QUOTIENT_UNIQUE
; a counterexample to: no second number does
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers unique.smt2 z3, or python -m vinculum.prove.solvers unique.smt2 cvc5
; replay by their own programs, where these are installed: z3 unique.smt2, or cvc5 unique.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(declare-const D Real)
(assert (not (= B 0)))
(assert (= (* B C) A))
(assert (= (* B D) A))
(assert (not (= C D)))
(check-sat)
