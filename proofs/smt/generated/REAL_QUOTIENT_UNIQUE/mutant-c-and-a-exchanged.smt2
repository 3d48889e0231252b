; REAL_QUOTIENT_UNIQUE
; a counterexample to exists, wrong on purpose: C and A exchanged
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-c-and-a-exchanged.smt2 z3, or python -m vinculum.prove.solvers mutant-c-and-a-exchanged.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-c-and-a-exchanged.smt2, or cvc5 mutant-c-and-a-exchanged.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(define-fun Q () Real (/ A B))
(assert (not (= B 0)))
(assert (not (= (* A B) Q)))
(check-sat)
