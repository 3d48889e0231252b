; REAL_QUOTIENT_UNIQUE
; a counterexample to scaled, wrong on purpose: a scale of 0
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-scale-of-0.smt2 z3, or python -m vinculum.prove.solvers mutant-a-scale-of-0.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-scale-of-0.smt2, or cvc5 mutant-a-scale-of-0.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(declare-const K Real)
(assert (not (= B 0)))
(assert (= (* B C) A))
(assert (not (not (= (* B K) 0))))
(check-sat)
