; PRINTED_QUOTIENT_TOLERANCE
; operands that meet the hypotheses of: what is accepted lies within the tolerance
; expected: sat
; replay: z3 near.witness.smt2, or cvc5 near.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const C Real)
(declare-const tolerance Real)
(declare-const A Real)
(declare-const B Real)
(define-fun Q () Real (/ A B))
(assert (not (= B 0)))
(assert (<= (abs (+ A (* (- 1) B C))) (* tolerance (abs B))))
(check-sat)
