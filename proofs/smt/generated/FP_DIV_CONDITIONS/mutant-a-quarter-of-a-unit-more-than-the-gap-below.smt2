; FP_DIV_CONDITIONS
; a counterexample to condition 3, wrong on purpose: a quarter of a unit more than the gap below
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-quarter-of-a-unit-more-than-the-gap-below.smt2 z3, or python -m vinculum.prove.solvers mutant-a-quarter-of-a-unit-more-than-the-gap-below.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-quarter-of-a-unit-more-than-the-gap-below.smt2, or cvc5 mutant-a-quarter-of-a-unit-more-than-the-gap-below.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const H Int)
(declare-const N Int)
(declare-const first4_C Int)
(declare-const k_C Int)
(declare-const p Int)
(assert (or (and (< (* 4 N) (+ (* (- 1) D) (* 4 D H))) (or (and (> k_C (+ 3 p)) (>= (+ (- 1) (* 4 H)) 1)) (and (>= k_C 1) (<= k_C (+ 3 p)) (< first4_C (+ (- 1) (* 4 H)))))) (and (>= (* 4 N) (+ (* (- 1) D) (* 4 D H))) (not (or (and (> k_C (+ 3 p)) (>= (+ (- 1) (* 4 H)) 1)) (and (>= k_C 1) (<= k_C (+ 3 p)) (< first4_C (+ (- 1) (* 4 H)))))))))
(assert (not (or (and (> (+ (* (- 4) N) (* 4 D H)) D) (or (and (> k_C (+ 3 p)) (>= (+ (- 1) (* 4 H)) 1)) (and (>= k_C 1) (<= k_C (+ 3 p)) (< first4_C (+ (- 2) (* 4 H)))))) (and (<= (+ (* (- 4) N) (* 4 D H)) D) (not (or (and (> k_C (+ 3 p)) (>= (+ (- 1) (* 4 H)) 1)) (and (>= k_C 1) (<= k_C (+ 3 p)) (< first4_C (+ (- 2) (* 4 H))))))))))
(check-sat)
