; FP_DIV_CONDITIONS
; operands that meet the hypotheses of: 4 V G is more than c x: a unit below the quotient's bits
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers low-4.witness.smt2 z3, or python -m vinculum.prove.solvers low-4.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 low-4.witness.smt2, or cvc5 low-4.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const G Int)
(declare-const H Int)
(declare-const R Int)
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
(assert (>= G 1))
(assert (< c (* 8 H)))
(assert (or (< V 0) (< (+ (- 1) G) 0) (>= (+ (* (- 1) V) (* G V)) 0)))
(assert (or (< x 0) (< (+ q (* (- 2) H)) 0) (>= (+ (* q x) (* (- 2) H x)) 0)))
(assert (or (< x 0) (< (+ (- 1) (* (- 1) c) (* 8 H)) 0) (>= (+ (* (- 1) x) (* (- 1) c x) (* 8 H x)) 0)))
(assert (or (< q 0) (< x 0) (>= (* q x) 0)))
(check-sat)
