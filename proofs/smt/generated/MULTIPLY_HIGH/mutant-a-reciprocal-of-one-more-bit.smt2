; MULTIPLY_HIGH
; a counterexample to 32 bits: not above, wrong on purpose: a reciprocal of one more bit
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-reciprocal-of-one-more-bit.smt2 z3, or python -m vinculum.prove.solvers mutant-a-reciprocal-of-one-more-bit.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-reciprocal-of-one-more-bit.smt2, or cvc5 mutant-a-reciprocal-of-one-more-bit.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const f Int)
(declare-const h Int)
(declare-const n Int)
(assert (>= n 0))
(assert (< f 8589934592))
(assert (>= h 0))
(assert (<= (* 4294967296 h) (* f n)))
(assert (< (* f n) (+ 4294967296 (* 4294967296 h))))
(assert (or (< n 0) (< (+ 4294967295 (* (- 1) f)) 0) (>= (+ (* 4294967295 n) (* (- 1) f n)) 0)))
(assert (not (<= h n)))
(check-sat)
