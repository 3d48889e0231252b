; FP_DIV_CONDITIONS
; a counterexample to condition 6, wrong on purpose: overflow half a unit early
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-overflow-half-a-unit-early.smt2 z3, or python -m vinculum.prove.solvers mutant-overflow-half-a-unit-early.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-overflow-half-a-unit-early.smt2, or cvc5 mutant-overflow-half-a-unit-early.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D_max Int)
(declare-const H Int)
(declare-const N_max Int)
(declare-const first2_max Int)
(declare-const k_max Int)
(declare-const lost_max Bool)
(declare-const p Int)
(declare-const rest Bool)
(assert (or (and (< (* 2 N_max) (+ (* (- 1) D_max) (* 4 D_max H))) (or (and (> k_max (+ 3 p)) (>= (+ (- 1) (* 4 H)) 1)) (and (>= k_max 1) (<= k_max (+ 3 p)) (< first2_max (+ (- 1) (* 4 H)))))) (and (>= (* 2 N_max) (+ (* (- 1) D_max) (* 4 D_max H))) (not (or (and (> k_max (+ 3 p)) (>= (+ (- 1) (* 4 H)) 1)) (and (>= k_max 1) (<= k_max (+ 3 p)) (< first2_max (+ (- 1) (* 4 H)))))))))
(assert (or (and (not lost_max) (not rest) (>= k_max 1) (<= k_max (+ 3 p)) (= first2_max (+ (- 1) (* 4 H))) (= (* 2 N_max) (+ (* (- 1) D_max) (* 4 D_max H)))) (and (not (= (* 2 N_max) (+ (* (- 1) D_max) (* 4 D_max H)))) (not (and (not lost_max) (not rest) (>= k_max 1) (<= k_max (+ 3 p)) (= first2_max (+ (- 1) (* 4 H))))))))
(assert (not (or (and (< (* 2 N_max) (* D_max (+ (- 1) (* 4 H)))) (or (and (> k_max (+ 3 p)) (>= (+ (- 1) (* 4 H)) 1)) (and (>= k_max 1) (<= k_max (+ 3 p)) (< first2_max (+ (- 2) (* 4 H)))))) (and (>= (* 2 N_max) (* D_max (+ (- 1) (* 4 H)))) (not (or (and (> k_max (+ 3 p)) (>= (+ (- 1) (* 4 H)) 1)) (and (>= k_max 1) (<= k_max (+ 3 p)) (< first2_max (+ (- 2) (* 4 H))))))))))
(check-sat)
