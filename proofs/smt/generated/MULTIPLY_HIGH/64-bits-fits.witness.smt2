; MULTIPLY_HIGH
; operands that meet the hypotheses of: the reciprocal has N bits; by product
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers 64-bits-fits.witness.smt2 z3, or python -m vinculum.prove.solvers 64-bits-fits.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 64-bits-fits.witness.smt2, or cvc5 64-bits-fits.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const L Int)
(declare-const d Int)
(declare-const f Int)
(assert (>= d 1))
(assert (<= d 18446744073709551615))
(assert (>= L d))
(assert (< L (* 2 d)))
(assert (>= (+ (* (- 18446744073709551616) d) (* 18446744073709551616 L) (* (- 1) d (+ (- 1) f))) 0))
(assert (< (+ (* (- 18446744073709551616) d) (* 18446744073709551616 L) (* (- 1) d (+ (- 1) f))) d))
(assert (>= f 1))
(assert (or (< d 0) (< (+ (- 18446744073709551616) f) 0) (>= (+ (* (- 18446744073709551616) d) (* d f)) 0)))
(check-sat)
