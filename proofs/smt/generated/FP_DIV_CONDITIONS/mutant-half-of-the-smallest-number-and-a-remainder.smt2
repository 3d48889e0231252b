; FP_DIV_CONDITIONS
; a counterexample to condition 4, wrong on purpose: half of the smallest number and a remainder
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-half-of-the-smallest-number-and-a-remainder.smt2 z3, or python -m vinculum.prove.solvers mutant-half-of-the-smallest-number-and-a-remainder.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-half-of-the-smallest-number-and-a-remainder.smt2, or cvc5 mutant-half-of-the-smallest-number-and-a-remainder.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D_min Int)
(declare-const N_min Int)
(declare-const first2_min Int)
(declare-const k_min Int)
(declare-const lost_min Bool)
(declare-const p Int)
(declare-const rest Bool)
(assert (or (and (< (* 2 N_min) D_min) (or (> k_min (+ 3 p)) (and (>= k_min 1) (< first2_min 1) (<= k_min (+ 3 p))))) (and (>= (* 2 N_min) D_min) (not (or (> k_min (+ 3 p)) (and (>= k_min 1) (< first2_min 1) (<= k_min (+ 3 p))))))))
(assert (or (and (not lost_min) (not rest) (= first2_min 1) (>= k_min 1) (= (* 2 N_min) D_min) (<= k_min (+ 3 p))) (and (not (= (* 2 N_min) D_min)) (not (and (not lost_min) (not rest) (= first2_min 1) (>= k_min 1) (<= k_min (+ 3 p)))))))
(assert (not (or (and (<= (* 2 N_min) D_min) (or (> k_min (+ 3 p)) (and (>= k_min 1) (< first2_min 1) (<= k_min (+ 3 p))) (and rest (not lost_min) (= first2_min 1) (>= k_min 1) (<= k_min (+ 3 p))))) (and (> (* 2 N_min) D_min) (not (or (> k_min (+ 3 p)) (and (>= k_min 1) (< first2_min 1) (<= k_min (+ 3 p))) (and rest (not lost_min) (= first2_min 1) (>= k_min 1) (<= k_min (+ 3 p)))))))))
(check-sat)
