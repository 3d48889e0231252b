; FP_DIV_CONDITIONS
; a counterexample to condition 5, wrong on purpose: twice the smallest normal number
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-twice-the-smallest-normal-number.smt2 z3, or python -m vinculum.prove.solvers mutant-twice-the-smallest-normal-number.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-twice-the-smallest-normal-number.smt2, or cvc5 mutant-twice-the-smallest-normal-number.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D_min Int)
(declare-const H Int)
(declare-const N_min Int)
(declare-const first2_min Int)
(declare-const k_min Int)
(declare-const lost_min Bool)
(declare-const p Int)
(declare-const rest Bool)
(assert (or (and (< (* 2 N_min) (* 2 D_min H)) (or (and (>= (* 2 H) 1) (> k_min (+ 3 p))) (and (>= k_min 1) (<= k_min (+ 3 p)) (< first2_min (* 2 H))))) (and (>= (* 2 N_min) (* 2 D_min H)) (not (or (and (>= (* 2 H) 1) (> k_min (+ 3 p))) (and (>= k_min 1) (<= k_min (+ 3 p)) (< first2_min (* 2 H))))))))
(assert (or (and (not lost_min) (not rest) (>= k_min 1) (= first2_min (* 2 H)) (<= k_min (+ 3 p)) (= (* 2 N_min) (* 2 D_min H))) (and (not (= (* 2 N_min) (* 2 D_min H))) (not (and (not lost_min) (not rest) (>= k_min 1) (= first2_min (* 2 H)) (<= k_min (+ 3 p)))))))
(assert (not (or (and (< N_min (* D_min H)) (or (and (>= (* 2 H) 1) (> k_min (+ 3 p))) (and (>= k_min 1) (<= k_min (+ 3 p)) (< first2_min (* 4 H))))) (and (>= N_min (* D_min H)) (not (or (and (>= (* 2 H) 1) (> k_min (+ 3 p))) (and (>= k_min 1) (<= k_min (+ 3 p)) (< first2_min (* 4 H)))))))))
(check-sat)
