; REAL_QUOTIENT_UNIQUE
; a counterexample to unique, wrong on purpose: a denominator of 0 let in
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-denominator-of-0-let-in.smt2 z3, or python -m vinculum.prove.solvers mutant-a-denominator-of-0-let-in.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-denominator-of-0-let-in.smt2, or cvc5 mutant-a-denominator-of-0-let-in.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(declare-const D Real)
(assert (= (* B C) A))
(assert (= (* B D) A))
(assert (not (= C D)))
(check-sat)
