; FLOAT64_SCALED_CUT
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
(assert (<= a 4294967296))
(assert (>= b 1))
(assert (<= b 4294967296))
(assert (>= w (/ 9007199254740991 9007199254740992)))
(assert (<= w (/ 9007199254740993 9007199254740992)))
(assert (and (<= (+ v (* (- 1) w a)) (* (/ 1 9007199254740992) w a)) (<= (+ (* (- 1) v) (* w a)) (* (/ 1 9007199254740992) w a))))
(assert (or (< a 0) (< (+ (/ (- 9007199254740991) 9007199254740992) w) 0) (>= (+ (* (/ (- 9007199254740991) 9007199254740992) a) (* w a)) 0)))
(assert (not (>= v a)))
(check-sat)
