; AVX512_WIDE_ESTIMATES
; a counterexample to: what r is to its exact number, w is to that times b; by product of reals
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers times-b-reciprocal.smt2 z3, or python -m vinculum.prove.solvers times-b-reciprocal.smt2 cvc5
; replay by their own programs, where these are installed: z3 times-b-reciprocal.smt2, or cvc5 times-b-reciprocal.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const b Int)
(declare-const e Real)
(declare-const q Real)
(declare-const r Real)
(declare-const w Real)
(declare-const y Real)
(assert (>= b 1))
(assert (= w (* r b)))
(assert (= q (+ (/ 1099511627777 1099511627776) (* (- 1) e b))))
(assert (and (<= (+ r (* (- 1) e (+ 1 y))) (* (/ 1 9007199254740992) e (+ 1 y))) (<= (+ (* (- 1) r) (* e (+ 1 y))) (* (/ 1 9007199254740992) e (+ 1 y)))))
(assert (or (< b 0) (< (+ (* (- 1) r) (* (/ 9007199254740993 9007199254740992) e (+ 1 y))) 0) (>= (+ (* (- 1) r b) (* (/ 9007199254740993 9007199254740992) e b) (* (/ 9007199254740993 9007199254740992) e y b)) 0)))
(assert (or (< b 0) (< (+ r (* (/ (- 9007199254740991) 9007199254740992) e (+ 1 y))) 0) (>= (+ (* r b) (* (/ (- 9007199254740991) 9007199254740992) e b) (* (/ (- 9007199254740991) 9007199254740992) e y b)) 0)))
(assert (not (and (<= (+ w (* (- 1) (+ 1 y) (+ (/ 1099511627777 1099511627776) (* (- 1) q)))) (* (/ 1 9007199254740992) (+ 1 y) (+ (/ 1099511627777 1099511627776) (* (- 1) q)))) (<= (+ (* (- 1) w) (* (+ 1 y) (+ (/ 1099511627777 1099511627776) (* (- 1) q)))) (* (/ 1 9007199254740992) (+ 1 y) (+ (/ 1099511627777 1099511627776) (* (- 1) q)))))))
(check-sat)
