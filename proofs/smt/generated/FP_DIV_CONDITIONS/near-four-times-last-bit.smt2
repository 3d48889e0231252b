; FP_DIV_CONDITIONS
; a counterexample to: where h is 1, neither is less than 2^(p+1) - 1
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers near-four-times-last-bit.smt2 z3, or python -m vinculum.prove.solvers near-four-times-last-bit.smt2 cvc5
; replay by their own programs, where these are installed: z3 near-four-times-last-bit.smt2, or cvc5 near-four-times-last-bit.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const H Int)
(declare-const R Int)
(declare-const h Int)
(declare-const q Int)
(declare-const v Int)
(declare-const w Int)
(declare-const x Int)
(assert (> x 0))
(assert (>= R 0))
(assert (< R x))
(assert (>= w 0))
(assert (< w h))
(assert (= h 1))
(assert (> H 0))
(assert (= (* 2 q) (+ w (* h v))))
(assert (>= q (* 2 H)))
(assert (or (< x 0) (< (+ q (* (- 2) H)) 0) (>= (+ (* q x) (* (- 2) H x)) 0)))
(assert (not (and (>= v (+ (- 1) (* 4 H))) (>= (+ (* 2 R) (* 2 q x)) (* x (+ (- 1) (* 4 H)))))))
(check-sat)
