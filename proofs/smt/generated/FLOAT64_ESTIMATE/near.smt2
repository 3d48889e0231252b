; FLOAT64_ESTIMATE
; a counterexample to: t cut to k: k b is at most a, and what is left is below b + a/2^48; by strict, product of reals
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers near.smt2 z3, or python -m vinculum.prove.solvers near.smt2 cvc5
; replay by their own programs, where these are installed: z3 near.smt2, or cvc5 near.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const k Int)
(declare-const t Real)
(declare-const v Real)
(assert (>= a 1))
(assert (< a 18446744073709551616))
(assert (>= b 1))
(assert (< b 18446744073709551616))
(assert (>= t 0))
(assert (<= k t))
(assert (< t (+ 1 k)))
(assert (= v (* t b)))
(assert (< v a))
(assert (>= v (* (/ 281474976710655 281474976710656) a)))
(assert (or (< b 0) (< (+ t (* (- 1) k)) 0) (>= (+ (* t b) (* (- 1) b k)) 0)))
(assert (or (<= b 0) (<= (+ 1 k (* (- 1) t)) 0) (> (+ b (* b k) (* (- 1) t b)) 0)))
(assert (not (and (<= (* b k) a) (< (+ (* (- 281474976710656) b) (* 281474976710656 a) (* (- 281474976710656) b k)) a))))
(check-sat)
