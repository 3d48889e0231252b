; REAL_QUOTIENT_UNIQUE
; a counterexample to: A / C is B
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers back.smt2 z3, or python -m vinculum.prove.solvers back.smt2 cvc5
; replay by their own programs, where these are installed: z3 back.smt2, or cvc5 back.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(assert (not (= B 0)))
(assert (= (* B C) A))
(assert (not (= C 0)))
(assert (not (or (= C 0) (= (* B C) A))))
(check-sat)
