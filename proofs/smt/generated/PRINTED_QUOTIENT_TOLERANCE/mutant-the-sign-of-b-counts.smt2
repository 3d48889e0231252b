; PRINTED_QUOTIENT_TOLERANCE
; a counterexample to all, wrong on purpose: the sign of B counts
; expected: sat
; replay: z3 mutant-the-sign-of-b-counts.smt2, or cvc5 mutant-the-sign-of-b-counts.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const C Real)
(declare-const tolerance Real)
(declare-const A Real)
(declare-const B Real)
(define-fun Q () Real (/ A B))
(assert (not (= B 0)))
(assert (<= (abs (+ C (* (- 1) Q))) tolerance))
(assert (not (<= (abs (+ A (* (- 1) B C))) (* B tolerance))))
(check-sat)
