; AVX2_WIDE_ESTIMATES
; a counterexample to: what `together` has of it is the truncated quotient; by product
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers by-the-relation.smt2 z3, or python -m vinculum.prove.solvers by-the-relation.smt2 cvc5
; replay by their own programs, where these are installed: z3 by-the-relation.smt2, or cvc5 by-the-relation.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const k Int)
(assert (>= a 1))
(assert (< a 18446744073709551616))
(assert (>= b 1))
(assert (< b 18446744073709551616))
(assert (>= k 0))
(assert (<= (* b k) a))
(assert (< a (* b (+ 1 k))))
(assert (or (< b 0) (< k 0) (>= (* b k) 0)))
(assert (not (and (<= (abs (* b k)) (abs a)) (< (abs (+ a (* (- 1) b k))) (abs b)))))
(check-sat)
