; RECIPROCAL_FAILS_FIRST
; operands that meet the hypotheses of: a product with a numerator from j b on is rounded to j or more, as that with b is to 1 or more; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers not-below.witness.smt2 z3, or python -m vinculum.prove.solvers not-below.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 not-below.witness.smt2, or cvc5 not-below.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const h Real)
(declare-const j Int)
(declare-const r Real)
(declare-const w Real)
(assert (>= b 1))
(assert (> r 0))
(assert (= w (* r b)))
(assert (>= w (/ 18014398509481983 18014398509481984)))
(assert (>= j 1))
(assert (> h 0))
(assert (< (* 9007199254740992 h) j))
(assert (<= j (* 18014398509481984 h)))
(assert (>= a (* b j)))
(assert (or (< r 0) (< (+ a (* (- 1) b j)) 0) (>= (+ (* r a) (* (- 1) r b j)) 0)))
(assert (or (< j 0) (< (+ (/ (- 18014398509481983) 18014398509481984) w) 0) (>= (+ (* (/ (- 18014398509481983) 18014398509481984) j) (* w j)) 0)))
(check-sat)
