; MULTIPLY_HIGH
; a counterexample to: (n + h) / L, cut, is k
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers 16-bits-sum.smt2 z3, or python -m vinculum.prove.solvers 16-bits-sum.smt2 cvc5
; replay by their own programs, where these are installed: z3 16-bits-sum.smt2, or cvc5 16-bits-sum.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const L Int)
(declare-const d Int)
(declare-const f Int)
(declare-const h Int)
(declare-const k Int)
(declare-const n Int)
(assert (>= d 1))
(assert (<= d 65535))
(assert (>= L d))
(assert (< L (* 2 d)))
(assert (>= n 0))
(assert (<= (* 65536 L k) (* n (+ 65536 f))))
(assert (< (* n (+ 65536 f)) (* L (+ 65536 (* 65536 k)))))
(assert (>= h 0))
(assert (<= (* 65536 h) (* f n)))
(assert (< (* f n) (+ 65536 (* 65536 h))))
(assert (not (and (<= (* L k) (+ h n)) (< (+ h n) (* L (+ 1 k))))))
(check-sat)
