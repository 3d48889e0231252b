; FP_DIV_CONDITIONS
; a counterexample to: with `near` and its parts
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers joined-near-4.smt2 z3, or python -m vinculum.prove.solvers joined-near-4.smt2 cvc5
; replay by their own programs, where these are installed: z3 joined-near-4.smt2, or cvc5 joined-near-4.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(declare-const V Int)
(declare-const X Int)
(declare-const c Int)
(declare-const e Int)
(declare-const first4_C Int)
(declare-const k_C Int)
(declare-const p Int)
(declare-const u Int)
(assert (or (and (>= (* 4 N) (* D c)) (>= (* 4 V) (* 2 X c))) (and (< (* 4 N) (* D c)) (< (* 4 V) (* 2 X c)))))
(assert (or (and (= (* 4 N) (* D c)) (= (* 4 V) (* 2 X c))) (and (not (= (* 4 N) (* D c))) (not (= (* 4 V) (* 2 X c))))))
(assert (= first4_C u))
(assert (>= k_C 1))
(assert (<= k_C (+ 3 p)))
(assert (or (and (>= u c) (>= (* 2 V) (* X c))) (and (< u c) (< (* 2 V) (* X c)))))
(assert (or (and (= e 0) (= u c) (= (* 2 V) (* X c))) (and (not (= (* 2 V) (* X c))) (not (and (= e 0) (= u c))))))
(assert (not (or (and (< (* 4 N) (* D c)) (or (and (>= c 1) (> k_C (+ 3 p))) (and (>= k_C 1) (< first4_C c) (<= k_C (+ 3 p))))) (and (>= (* 4 N) (* D c)) (not (or (and (>= c 1) (> k_C (+ 3 p))) (and (>= k_C 1) (< first4_C c) (<= k_C (+ 3 p)))))))))
(check-sat)
