; FP_DIV_CONDITIONS
; a counterexample to: e is at least 0, and below X
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers near-four-times-below.smt2 z3, or python -m vinculum.prove.solvers near-four-times-below.smt2 cvc5
; replay by their own programs, where these are installed: z3 near-four-times-below.smt2, or cvc5 near-four-times-below.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const R Int)
(declare-const h Int)
(declare-const w Int)
(declare-const x Int)
(assert (> x 0))
(assert (>= R 0))
(assert (< R x))
(assert (>= w 0))
(assert (<= w (+ (- 2) h)))
(assert (or (< x 0) (< (+ (- 2) h (* (- 1) w)) 0) (>= (+ (* (- 2) x) (* h x) (* (- 1) w x)) 0)))
(assert (or (< w 0) (< x 0) (>= (* w x) 0)))
(assert (not (and (>= (+ (* 2 R) (* w x)) 0) (< (+ (* 2 R) (* w x)) (* h x)))))
(check-sat)
