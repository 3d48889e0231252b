; RECIPROCAL_FAILS_FIRST
; operands that meet the hypotheses of: k with the sign of the float quotient is the truncated quotient
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers back.witness.smt2 z3, or python -m vinculum.prove.solvers back.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 back.witness.smt2, or cvc5 back.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(declare-const a Int)
(declare-const b Int)
(declare-const k Int)
(declare-const r Int)
(assert (>= a 1))
(assert (>= b 1))
(assert (= a (+ r (* b k))))
(assert (>= r 0))
(assert (< r b))
(assert (>= k 0))
(assert (= a (abs A)))
(assert (= b (abs B)))
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (or (and (= C k) (or (and (> A 0) (> B 0)) (and (< A 0) (< B 0)))) (and (= C (* (- 1) k)) (or (and (> A 0) (< B 0)) (and (> B 0) (< A 0))))))
(check-sat)
