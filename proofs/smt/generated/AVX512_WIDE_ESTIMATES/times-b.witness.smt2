; AVX512_WIDE_ESTIMATES
; operands that meet the hypotheses of: what t is to its exact product, v is to that times b; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers times-b.witness.smt2 z3, or python -m vinculum.prove.solvers times-b.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 times-b.witness.smt2, or cvc5 times-b.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const r Real)
(declare-const t Real)
(declare-const v Real)
(declare-const w Real)
(assert (>= b 1))
(assert (> r 0))
(assert (> a 0))
(assert (= w (* r b)))
(assert (= v (* t b)))
(assert (and (<= (+ t (* (- 1) r a)) (* (/ 1 9007199254740992) r a)) (<= (+ (* (- 1) t) (* r a)) (* (/ 1 9007199254740992) r a))))
(assert (or (< b 0) (< (+ (* (- 1) t) (* (/ 9007199254740993 9007199254740992) r a)) 0) (>= (+ (* (- 1) t b) (* (/ 9007199254740993 9007199254740992) r a b)) 0)))
(assert (or (< b 0) (< (+ t (* (/ (- 9007199254740991) 9007199254740992) r a)) 0) (>= (+ (* t b) (* (/ (- 9007199254740991) 9007199254740992) r a b)) 0)))
(check-sat)
