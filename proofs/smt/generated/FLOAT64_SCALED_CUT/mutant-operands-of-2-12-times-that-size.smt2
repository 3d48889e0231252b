; FLOAT64_SCALED_CUT
; a counterexample to not above, wrong on purpose: operands of 2^12 times that size
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-operands-of-2-12-times-that-size.smt2 z3, or python -m vinculum.prove.solvers mutant-operands-of-2-12-times-that-size.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-operands-of-2-12-times-that-size.smt2, or cvc5 mutant-operands-of-2-12-times-that-size.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const v Real)
(declare-const w Real)
(assert (>= a 1))
(assert (<= a 17592186044416))
(assert (>= b 1))
(assert (<= b 17592186044416))
(assert (>= w (/ 9903520314292048298936107007 9903520314283042199192993792)))
(assert (<= w (/ 9903520314292050497959362561 9903520314283042199192993792)))
(assert (and (<= (+ v (* (- 1) w a)) (* (/ 1 9007199254740992) w a)) (<= (+ (* (- 1) v) (* w a)) (* (/ 1 9007199254740992) w a))))
(assert (or (< a 0) (< (+ (/ 9903520314292050497959362561 9903520314283042199192993792) (* (- 1) w)) 0) (>= (+ (* (/ 9903520314292050497959362561 9903520314283042199192993792) a) (* (- 1) w a)) 0)))
(assert (or (< a 0) (< w 0) (>= (* w a) 0)))
(assert (not (< v (+ 1 a))))
(check-sat)
