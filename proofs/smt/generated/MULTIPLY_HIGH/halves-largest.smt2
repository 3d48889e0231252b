; MULTIPLY_HIGH
; a counterexample to: a product of 32 bits by 32 is at most (2^32 - 1)^2; by product
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers halves-largest.smt2 z3, or python -m vinculum.prove.solvers halves-largest.smt2 cvc5
; replay by their own programs, where these are installed: z3 halves-largest.smt2, or cvc5 halves-largest.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const f Int)
(declare-const n Int)
(assert (>= n 0))
(assert (< n 4294967296))
(assert (>= f 0))
(assert (< f 4294967296))
(assert (or (< f 0) (< (+ 4294967295 (* (- 1) n)) 0) (>= (+ (* 4294967295 f) (* (- 1) f n)) 0)))
(assert (or (< n 0) (< (+ 4294967295 (* (- 1) f)) 0) (>= (+ (* 4294967295 n) (* (- 1) f n)) 0)))
(assert (not (<= (* f n) 18446744065119617025)))
(check-sat)
