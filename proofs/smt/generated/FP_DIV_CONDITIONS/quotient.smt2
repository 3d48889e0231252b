; FP_DIV_CONDITIONS
; a counterexample to: the quotient has p + 1 or p + 2 bits
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers quotient.smt2 z3, or python -m vinculum.prove.solvers quotient.smt2 cvc5
; replay by their own programs, where these are installed: z3 quotient.smt2, or cvc5 quotient.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const H Int)
(declare-const R Int)
(declare-const q Int)
(declare-const sa Int)
(declare-const x Int)
(assert (> H 0))
(assert (>= sa H))
(assert (< sa (* 2 H)))
(assert (>= x H))
(assert (< x (* 2 H)))
(assert (>= R 0))
(assert (< R x))
(assert (= (* 4 H sa) (+ R (* q x))))
(assert (or (< x 0) (< (+ q (* (- 8) H)) 0) (>= (+ (* q x) (* (- 8) H x)) 0)))
(assert (or (< (* 8 H) 0) (< (+ x (* (- 1) H)) 0) (>= (+ (* (- 8) (* H H)) (* 8 H x)) 0)))
(assert (or (< (* 4 H) 0) (< (+ (- 1) (* (- 1) sa) (* 2 H)) 0) (>= (+ (* (- 4) H) (* 8 (* H H)) (* (- 4) H sa)) 0)))
(assert (or (< x 0) (< (+ (- 1) (* (- 1) q) (* 2 H)) 0) (>= (+ (* (- 1) x) (* (- 1) q x) (* 2 H x)) 0)))
(assert (or (< (* 2 H) 0) (< (+ (- 1) (* (- 1) x) (* 2 H)) 0) (>= (+ (* (- 2) H) (* 4 (* H H)) (* (- 2) H x)) 0)))
(assert (or (< (* 4 H) 0) (< (+ sa (* (- 1) H)) 0) (>= (+ (* (- 4) (* H H)) (* 4 H sa)) 0)))
(assert (not (and (>= q (* 2 H)) (< q (* 8 H)))))
(check-sat)
