; SCALAR_CALLS_IN_DOMAIN
; a counterexample to: float32: q is at least 0, r at least 0 and below d
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float32-q-is-at-least-0-r-at-least-0-and-below-d.smt2 z3, or python -m vinculum.prove.solvers float32-q-is-at-least-0-r-at-least-0-and-below-d.smt2 cvc5
; replay by their own programs, where these are installed: z3 float32-q-is-at-least-0-r-at-least-0-and-below-d.smt2, or cvc5 float32-q-is-at-least-0-r-at-least-0-and-below-d.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const d Int)
(declare-const n Int)
(declare-const q Int)
(declare-const r Int)
(assert (and (>= n 0) (> d 0)))
(assert (and (<= (abs (* d q)) (abs n)) (= r (+ n (* (- 1) d q))) (< (abs (+ (* (- 1) n) (* d q))) (abs d))))
(assert (not (and (>= q 0) (>= r 0) (< r d))))
(check-sat)
