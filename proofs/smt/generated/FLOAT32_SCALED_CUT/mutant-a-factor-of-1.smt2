; FLOAT32_SCALED_CUT
; a counterexample to not below, wrong on purpose: a factor of 1
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-factor-of-1.smt2 z3, or python -m vinculum.prove.solvers mutant-a-factor-of-1.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-factor-of-1.smt2, or cvc5 mutant-a-factor-of-1.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const v Real)
(declare-const w Real)
(assert (>= a 1))
(assert (<= a 65536))
(assert (>= b 1))
(assert (<= b 65536))
(assert (>= w (/ 16777215 16777216)))
(assert (<= w (/ 16777217 16777216)))
(assert (and (<= (+ v (* (- 1) w a)) (* (/ 1 16777216) w a)) (<= (+ (* (- 1) v) (* w a)) (* (/ 1 16777216) w a))))
(assert (or (< a 0) (< (+ (/ (- 16777215) 16777216) w) 0) (>= (+ (* (/ (- 16777215) 16777216) a) (* w a)) 0)))
(assert (not (>= v a)))
(check-sat)
