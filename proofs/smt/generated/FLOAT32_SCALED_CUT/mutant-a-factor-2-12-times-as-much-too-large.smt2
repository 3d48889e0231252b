; FLOAT32_SCALED_CUT
; a counterexample to not above, wrong on purpose: a factor 2^12 times as much too large
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-factor-2-12-times-as-much-too-large.smt2 z3, or python -m vinculum.prove.solvers mutant-a-factor-2-12-times-as-much-too-large.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-factor-2-12-times-as-much-too-large.smt2, or cvc5 mutant-a-factor-2-12-times-as-much-too-large.smt2
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
(assert (>= w (/ 4311744255 4294967296)))
(assert (<= w (/ 4311744769 4294967296)))
(assert (and (<= (+ v (* (- 1) w a)) (* (/ 1 16777216) w a)) (<= (+ (* (- 1) v) (* w a)) (* (/ 1 16777216) w a))))
(assert (or (< a 0) (< (+ (/ 4311744769 4294967296) (* (- 1) w)) 0) (>= (+ (* (/ 4311744769 4294967296) a) (* (- 1) w a)) 0)))
(assert (or (< a 0) (< w 0) (>= (* w a) 0)))
(assert (not (< v (+ 1 a))))
(check-sat)
