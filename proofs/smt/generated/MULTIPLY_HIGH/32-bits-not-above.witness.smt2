; MULTIPLY_HIGH
; operands that meet the hypotheses of: h is at most n; by product
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers 32-bits-not-above.witness.smt2 z3, or python -m vinculum.prove.solvers 32-bits-not-above.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 32-bits-not-above.witness.smt2, or cvc5 32-bits-not-above.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const f Int)
(declare-const h Int)
(declare-const n Int)
(assert (>= n 0))
(assert (< f 4294967296))
(assert (>= h 0))
(assert (<= (* 4294967296 h) (* f n)))
(assert (< (* f n) (+ 4294967296 (* 4294967296 h))))
(assert (or (< n 0) (< (+ 4294967295 (* (- 1) f)) 0) (>= (+ (* 4294967295 n) (* (- 1) f n)) 0)))
(check-sat)
