; FP_DIV_CONDITIONS
; a counterexample to: e is at least 0, below X, and 0 where no bit is lost and no remainder left
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers near-below.smt2 z3, or python -m vinculum.prove.solvers near-below.smt2 cvc5
; replay by their own programs, where these are installed: z3 near-below.smt2, or cvc5 near-below.smt2
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
(assert (< w h))
(assert (or (< x 0) (< (+ (- 1) h (* (- 1) w)) 0) (>= (+ (* (- 1) x) (* h x) (* (- 1) w x)) 0)))
(assert (or (< x 0) (< (+ (- 1) w) 0) (>= (+ (* (- 1) x) (* w x)) 0)))
(assert (or (< w 0) (< x 0) (>= (* w x) 0)))
(assert (not (and (>= (+ R (* w x)) 0) (< (+ R (* w x)) (* h x)) (or (and (= R 0) (= w 0) (= (+ R (* w x)) 0)) (and (not (= (+ R (* w x)) 0)) (not (and (= R 0) (= w 0))))))))
(check-sat)
