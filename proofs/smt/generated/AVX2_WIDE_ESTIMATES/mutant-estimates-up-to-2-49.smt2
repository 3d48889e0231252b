; AVX2_WIDE_ESTIMATES
; a counterexample to a unit at most, wrong on purpose: estimates up to 2^49
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-estimates-up-to-2-49.smt2 z3, or python -m vinculum.prove.solvers mutant-estimates-up-to-2-49.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-estimates-up-to-2-49.smt2, or cvc5 mutant-estimates-up-to-2-49.smt2
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
(assert (< k 562949953421312))
(assert (<= (* b k) a))
(assert (< (+ (* (- 281474976710656) b) (* 281474976710656 a) (* (- 281474976710656) b k)) a))
(assert (or (< b 0) (< (+ 562949953421311 (* (- 1) k)) 0) (>= (+ (* 562949953421311 b) (* (- 1) b k)) 0)))
(assert (not (< (+ a (* (- 1) b k)) (* 2 b))))
(check-sat)
