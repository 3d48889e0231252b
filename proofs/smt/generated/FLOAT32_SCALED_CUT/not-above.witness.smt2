; FLOAT32_SCALED_CUT
; operands that meet the hypotheses of: t b is below a + 1; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers not-above.witness.smt2 z3, or python -m vinculum.prove.solvers not-above.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 not-above.witness.smt2, or cvc5 not-above.witness.smt2
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
(assert (>= w (/ 17592201773055 17592186044416)))
(assert (<= w (/ 17592203870209 17592186044416)))
(assert (and (<= (+ v (* (- 1) w a)) (* (/ 1 16777216) w a)) (<= (+ (* (- 1) v) (* w a)) (* (/ 1 16777216) w a))))
(assert (or (< a 0) (< (+ (/ 17592203870209 17592186044416) (* (- 1) w)) 0) (>= (+ (* (/ 17592203870209 17592186044416) a) (* (- 1) w a)) 0)))
(assert (or (< a 0) (< w 0) (>= (* w a) 0)))
(check-sat)
