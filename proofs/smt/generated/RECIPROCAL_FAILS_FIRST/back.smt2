; RECIPROCAL_FAILS_FIRST
; a counterexample to: k with the sign of the float quotient is the truncated quotient
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers back.smt2 z3, or python -m vinculum.prove.solvers back.smt2 cvc5
; replay by their own programs, where these are installed: z3 back.smt2, or cvc5 back.smt2
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
(assert (not (and (<= (abs (* B C)) (abs A)) (< (abs (+ A (* (- 1) B C))) (abs B)))))
(check-sat)
