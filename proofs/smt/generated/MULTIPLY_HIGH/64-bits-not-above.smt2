; MULTIPLY_HIGH
; a counterexample to: h is at most n; by product
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers 64-bits-not-above.smt2 z3, or python -m vinculum.prove.solvers 64-bits-not-above.smt2 cvc5
; replay by their own programs, where these are installed: z3 64-bits-not-above.smt2, or cvc5 64-bits-not-above.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const f Int)
(declare-const h Int)
(declare-const n Int)
(assert (>= n 0))
(assert (< f 18446744073709551616))
(assert (>= h 0))
(assert (<= (* 18446744073709551616 h) (* f n)))
(assert (< (* f n) (+ 18446744073709551616 (* 18446744073709551616 h))))
(assert (or (< n 0) (< (+ 18446744073709551615 (* (- 1) f)) 0) (>= (+ (* 18446744073709551615 n) (* (- 1) f n)) 0)))
(assert (not (<= h n)))
(check-sat)
