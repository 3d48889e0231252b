; FLOAT64_SCALED_CUT
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
(assert (<= a 4294967296))
(assert (>= b 1))
(assert (<= b 4294967296))
(assert (>= w (/ 2417851648236457335717887 2417851639229258349412352)))
(assert (<= w (/ 2417851648236457872588801 2417851639229258349412352)))
(assert (and (<= (+ v (* (- 1) w a)) (* (/ 1 9007199254740992) w a)) (<= (+ (* (- 1) v) (* w a)) (* (/ 1 9007199254740992) w a))))
(assert (or (< a 0) (< (+ (/ 2417851648236457872588801 2417851639229258349412352) (* (- 1) w)) 0) (>= (+ (* (/ 2417851648236457872588801 2417851639229258349412352) a) (* (- 1) w a)) 0)))
(assert (or (< a 0) (< w 0) (>= (* w a) 0)))
(assert (not (< v (+ 1 a))))
(check-sat)
