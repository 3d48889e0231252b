; REAL_QUOTIENT_DIVIDES
; a counterexample to quotient: implies, wrong on purpose: A and C exchanged
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-and-c-exchanged.smt2 z3, or python -m vinculum.prove.solvers mutant-a-and-c-exchanged.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-and-c-exchanged.smt2, or cvc5 mutant-a-and-c-exchanged.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(assert (not (= B 0)))
(assert (= (* A B) C))
(assert (not (= C (/ A B))))
(check-sat)
