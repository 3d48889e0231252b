; PRINTED_QUOTIENT_TOLERANCE
; a counterexample to all, wrong on purpose: the sign of B counts
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-the-sign-of-b-counts.smt2 z3, or python -m vinculum.prove.solvers mutant-the-sign-of-b-counts.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-the-sign-of-b-counts.smt2, or cvc5 mutant-the-sign-of-b-counts.smt2
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
