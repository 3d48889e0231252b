; AVX2_WIDE_ESTIMATES
; a counterexample to a unit at most, wrong on purpose: estimates that are 2^-46 less
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-estimates-that-are-2-46-less.smt2 z3, or python -m vinculum.prove.solvers mutant-estimates-that-are-2-46-less.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-estimates-that-are-2-46-less.smt2, or cvc5 mutant-estimates-that-are-2-46-less.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const k Int)
(assert (>= a 1))
(assert (< a 18446744073709551616))
(assert (>= b 1))
(assert (< b 18446744073709551616))
(assert (>= k 0))
(assert (< k 140737488355328))
(assert (<= (* b k) a))
(assert (< (+ (* (- 70368744177664) b) (* 70368744177664 a) (* (- 70368744177664) b k)) a))
(assert (or (< b 0) (< (+ 140737488355327 (* (- 1) k)) 0) (>= (+ (* 140737488355327 b) (* (- 1) b k)) 0)))
(assert (not (< (+ a (* (- 1) b k)) (* 2 b))))
(check-sat)
