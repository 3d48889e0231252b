; MULTIPLY_HIGH
; a counterexample to: (n + h) / L, cut, is k
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers 64-bits-sum.smt2 z3, or python -m vinculum.prove.solvers 64-bits-sum.smt2 cvc5
; replay by their own programs, where these are installed: z3 64-bits-sum.smt2, or cvc5 64-bits-sum.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const L Int)
(declare-const d Int)
(declare-const f Int)
(declare-const h Int)
(declare-const k Int)
(declare-const n Int)
(assert (>= d 1))
(assert (<= d 18446744073709551615))
(assert (>= L d))
(assert (< L (* 2 d)))
(assert (>= n 0))
(assert (<= (* 18446744073709551616 L k) (* n (+ 18446744073709551616 f))))
(assert (< (* n (+ 18446744073709551616 f)) (* L (+ 18446744073709551616 (* 18446744073709551616 k)))))
(assert (>= h 0))
(assert (<= (* 18446744073709551616 h) (* f n)))
(assert (< (* f n) (+ 18446744073709551616 (* 18446744073709551616 h))))
(assert (not (and (<= (* L k) (+ h n)) (< (+ h n) (* L (+ 1 k))))))
(check-sat)
