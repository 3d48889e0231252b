; MULTIPLY_HIGH
; a counterexample to: h + (n - h) / 2, cut, is at most n, and divided by L / 2 and cut k
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers 32-bits-halved.smt2 z3, or python -m vinculum.prove.solvers 32-bits-halved.smt2 cvc5
; replay by their own programs, where these are installed: z3 32-bits-halved.smt2, or cvc5 32-bits-halved.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const H Int)
(declare-const L Int)
(declare-const h Int)
(declare-const k Int)
(declare-const n Int)
(declare-const s Int)
(assert (>= h 0))
(assert (<= h n))
(assert (< n 4294967296))
(assert (= L (* 2 H)))
(assert (>= H 1))
(assert (<= (* L k) (+ h n)))
(assert (< (+ h n) (* L (+ 1 k))))
(assert (= s (+ h (div (+ n (* (- 1) h)) 2))))
(assert (not (and (<= s n) (<= (* H k) s) (< s (* H (+ 1 k))))))
(check-sat)
