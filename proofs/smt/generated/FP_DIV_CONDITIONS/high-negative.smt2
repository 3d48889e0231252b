; FP_DIV_CONDITIONS
; a counterexample to: but for a negative c
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers high-negative.smt2 z3, or python -m vinculum.prove.solvers high-negative.smt2 cvc5
; replay by their own programs, where these are installed: z3 high-negative.smt2, or cvc5 high-negative.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const H Int)
(declare-const R Int)
(declare-const T Int)
(declare-const V Int)
(declare-const c Int)
(declare-const q Int)
(declare-const x Int)
(assert (> x 0))
(assert (>= R 0))
(assert (< R x))
(assert (> H 0))
(assert (>= q (* 2 H)))
(assert (< q (* 8 H)))
(assert (= V (+ R (* q x))))
(assert (<= c (- 1)))
(assert (>= T 1))
(assert (or (< (* T x) 0) (< (+ (- 1) (* (- 1) c)) 0) (>= (+ (* (- 1) T x) (* (- 1) T c x)) 0)))
(assert (or (< x 0) (< (+ (- 1) T) 0) (>= (+ (* (- 1) x) (* T x)) 0)))
(assert (or (< q 0) (< x 0) (>= (* q x) 0)))
(assert (not (> (* 2 V) (* T c x))))
(check-sat)
