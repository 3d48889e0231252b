; REAL_QUOTIENT_UNIQUE
; a counterexample to exists, wrong on purpose: C and A exchanged
; expected: sat
; replay: z3 mutant-c-and-a-exchanged.smt2, or cvc5 mutant-c-and-a-exchanged.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(define-fun Q () Real (/ A B))
(assert (not (= B 0)))
(assert (not (= (* A B) Q)))
(check-sat)
