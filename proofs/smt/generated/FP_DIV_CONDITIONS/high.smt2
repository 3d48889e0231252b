; FP_DIV_CONDITIONS
; a counterexample to: 4V and 2V are less than c x T: a unit above them
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers high.smt2 z3, or python -m vinculum.prove.solvers high.smt2 cvc5
; replay by their own programs, where these are installed: z3 high.smt2, or cvc5 high.smt2
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
(assert (>= c 1))
(assert (>= T (* 32 H)))
(assert (or (< x 0) (< (+ (- 1) (* (- 1) q) (* 8 H)) 0) (>= (+ (* (- 1) x) (* (- 1) q x) (* 8 H x)) 0)))
(assert (or (< x 0) (< (+ T (* (- 32) H)) 0) (>= (+ (* T x) (* (- 32) H x)) 0)))
(assert (or (< (* T x) 0) (< (+ (- 1) c) 0) (>= (+ (* (- 1) T x) (* T c x)) 0)))
(assert (not (and (< (* 2 V) (* T c x)) (< (* 4 V) (* T c x)))))
(check-sat)
