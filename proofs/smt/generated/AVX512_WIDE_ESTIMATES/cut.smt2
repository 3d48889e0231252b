; AVX512_WIDE_ESTIMATES
; a counterexample to: what is from a/b on and below (a + 1)/b is cut to k, the quotient without its fraction; by strict, product of reals
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers cut.smt2 z3, or python -m vinculum.prove.solvers cut.smt2 cvc5
; replay by their own programs, where these are installed: z3 cut.smt2, or cvc5 cut.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const k Int)
(declare-const r Int)
(declare-const t Real)
(assert (>= a 1))
(assert (>= b 1))
(assert (= a (+ r (* b k))))
(assert (>= r 0))
(assert (< r b))
(assert (>= k 0))
(assert (>= (* t b) a))
(assert (< (* t b) (+ 1 a)))
(assert (or (<= b 0) (<= (+ k (* (- 1) t)) 0) (> (+ (* b k) (* (- 1) t b)) 0)))
(assert (or (< b 0) (< (+ (- 1) t (* (- 1) k)) 0) (>= (+ (* (- 1) b) (* t b) (* (- 1) b k)) 0)))
(assert (not (and (<= k t) (< t (+ 1 k)))))
(check-sat)
