; FP_DIV_CONDITIONS
; a counterexample to joined, near, 2, wrong on purpose: the first bits not above c
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-the-first-bits-not-above-c.smt2 z3, or python -m vinculum.prove.solvers mutant-the-first-bits-not-above-c.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-the-first-bits-not-above-c.smt2, or cvc5 mutant-the-first-bits-not-above-c.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(declare-const V Int)
(declare-const X Int)
(declare-const c Int)
(declare-const e Int)
(declare-const first2_C Int)
(declare-const k_C Int)
(declare-const lost_C Bool)
(declare-const p Int)
(declare-const rest Bool)
(declare-const u Int)
(assert (or (and (>= (* 2 N) (* D c)) (>= (* 2 V) (* 2 X c))) (and (< (* 2 N) (* D c)) (< (* 2 V) (* 2 X c)))))
(assert (or (and (= (* 2 N) (* D c)) (= (* 2 V) (* 2 X c))) (and (not (= (* 2 N) (* D c))) (not (= (* 2 V) (* 2 X c))))))
(assert (= first2_C u))
(assert (>= k_C 1))
(assert (<= k_C (+ 3 p)))
(assert (or (and (>= u c) (>= V (* X c))) (and (< u c) (< V (* X c)))))
(assert (or (and (= e 0) (= u c) (= V (* X c))) (and (not (= V (* X c))) (not (and (= e 0) (= u c))))))
(assert (or (and (not lost_C) (not rest) (= e 0)) (and (not (= e 0)) (not (and (not lost_C) (not rest))))))
(assert (not (and (or (and (not lost_C) (not rest) (= first2_C c) (>= k_C 1) (<= k_C (+ 3 p)) (= (* 2 N) (* D c))) (and (not (= (* 2 N) (* D c))) (not (and (not lost_C) (not rest) (= first2_C c) (>= k_C 1) (<= k_C (+ 3 p)))))) (or (and (< (* 2 N) (* D c)) (or (and (>= c 1) (> k_C (+ 3 p))) (and (>= k_C 1) (< first2_C c) (<= k_C (+ 3 p))) (and (not lost_C) (not rest) (= first2_C c) (>= k_C 1) (<= k_C (+ 3 p))))) (and (>= (* 2 N) (* D c)) (not (or (and (>= c 1) (> k_C (+ 3 p))) (and (>= k_C 1) (< first2_C c) (<= k_C (+ 3 p))) (and (not lost_C) (not rest) (= first2_C c) (>= k_C 1) (<= k_C (+ 3 p))))))))))
(check-sat)
