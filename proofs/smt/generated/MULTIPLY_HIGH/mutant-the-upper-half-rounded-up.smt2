; MULTIPLY_HIGH
; a counterexample to 32 bits: sum, wrong on purpose: the upper half rounded up
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-the-upper-half-rounded-up.smt2 z3, or python -m vinculum.prove.solvers mutant-the-upper-half-rounded-up.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-the-upper-half-rounded-up.smt2, or cvc5 mutant-the-upper-half-rounded-up.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const L Int)
(declare-const d Int)
(declare-const f Int)
(declare-const h Int)
(declare-const k Int)
(declare-const n Int)
(assert (>= d 1))
(assert (<= d 4294967295))
(assert (>= L d))
(assert (< L (* 2 d)))
(assert (>= n 0))
(assert (<= (* 4294967296 L k) (* n (+ 4294967296 f))))
(assert (< (* n (+ 4294967296 f)) (* L (+ 4294967296 (* 4294967296 k)))))
(assert (>= h 0))
(assert (<= (* 4294967296 h) (+ 4294967296 (* f n))))
(assert (< (* f n) (+ 4294967296 (* 4294967296 h))))
(assert (not (and (<= (* L k) (+ h n)) (< (+ h n) (* L (+ 1 k))))))
(check-sat)
