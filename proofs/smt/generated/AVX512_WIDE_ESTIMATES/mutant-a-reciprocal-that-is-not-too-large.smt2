; AVX512_WIDE_ESTIMATES
; a counterexample to not below, wrong on purpose: a reciprocal that is not too large
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-reciprocal-that-is-not-too-large.smt2 z3, or python -m vinculum.prove.solvers mutant-a-reciprocal-that-is-not-too-large.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-reciprocal-that-is-not-too-large.smt2, or cvc5 mutant-a-reciprocal-that-is-not-too-large.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const v Real)
(declare-const w Real)
(assert (>= a 1))
(assert (<= a 4294967296))
(assert (>= b 1))
(assert (<= b 4294967296))
(assert (>= w 1))
(assert (<= w (/ 549755813889 549755813888)))
(assert (and (<= (+ v (* (- 1) w a)) (* (/ 1 9007199254740992) w a)) (<= (+ (* (- 1) v) (* w a)) (* (/ 1 9007199254740992) w a))))
(assert (or (< a 0) (< (+ (- 1) w) 0) (>= (+ (* (- 1) a) (* w a)) 0)))
(assert (not (>= v a)))
(check-sat)
