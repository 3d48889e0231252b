; REAL_QUOTIENT_UNIQUE
; a counterexample to: the quotient of SMT-LIB satisfies the relation
; expected: unsat
; replay: z3 exists.smt2, or cvc5 exists.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(define-fun Q () Real (/ A B))
(assert (not (= B 0)))
(assert (not (= (* B Q) A)))
(check-sat)
