; MULTIPLY_HIGH
; a counterexample to: k is the truncated quotient of n and d; by product
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers by-the-relation.smt2 z3, or python -m vinculum.prove.solvers by-the-relation.smt2 cvc5
; replay by their own programs, where these are installed: z3 by-the-relation.smt2, or cvc5 by-the-relation.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const d Int)
(declare-const k Int)
(declare-const n Int)
(declare-const r Int)
(assert (= n (+ r (* d k))))
(assert (>= r 0))
(assert (< r d))
(assert (>= k 0))
(assert (>= n 0))
(assert (>= d 1))
(assert (or (< d 0) (< k 0) (>= (* d k) 0)))
(assert (not (and (<= (abs (* d k)) (abs n)) (< (abs (+ (* (- 1) n) (* d k))) (abs d)))))
(check-sat)
