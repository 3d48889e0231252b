; FLOAT64_SCALED_CUT
; operands that meet the hypotheses of: t b is at least a; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers not-below.witness.smt2 z3, or python -m vinculum.prove.solvers not-below.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 not-below.witness.smt2, or cvc5 not-below.witness.smt2
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
(assert (>= w (/ 9903520314292048298936107007 9903520314283042199192993792)))
(assert (<= w (/ 9903520314292050497959362561 9903520314283042199192993792)))
(assert (and (<= (+ v (* (- 1) w a)) (* (/ 1 9007199254740992) w a)) (<= (+ (* (- 1) v) (* w a)) (* (/ 1 9007199254740992) w a))))
(assert (or (< a 0) (< (+ (/ (- 9903520314292048298936107007) 9903520314283042199192993792) w) 0) (>= (+ (* (/ (- 9903520314292048298936107007) 9903520314283042199192993792) a) (* w a)) 0)))
(check-sat)
