; REAL_QUOTIENT_UNIQUE
; operands that meet the hypotheses of: the quotient of SMT-LIB satisfies the relation
; expected: sat
; replay: z3 exists.witness.smt2, or cvc5 exists.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(define-fun Q () Real (/ A B))
(assert (not (= B 0)))
(check-sat)
