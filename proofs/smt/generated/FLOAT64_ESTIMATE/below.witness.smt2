; FLOAT64_ESTIMATE
; operands that meet the hypotheses of: t b is below a; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers below.witness.smt2 z3, or python -m vinculum.prove.solvers below.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 below.witness.smt2, or cvc5 below.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const v Real)
(declare-const w Real)
(declare-const x Real)
(assert (>= a 1))
(assert (< a 18446744073709551616))
(assert (>= b 1))
(assert (< b 18446744073709551616))
(assert (>= w (/ 5070602400912906909937697816579 5070602400912917605986812821504)))
(assert (<= w (/ 5070602400912910287637418344445 5070602400912917605986812821504)))
(assert (and (<= (+ x (* (- 1) a)) (* (/ 1 9007199254740992) a)) (<= (+ a (* (- 1) x)) (* (/ 1 9007199254740992) a))))
(assert (and (<= (+ v (* (- 1) w x)) (* (/ 1 9007199254740992) w x)) (<= (+ (* (- 1) v) (* w x)) (* (/ 1 9007199254740992) w x))))
(assert (or (< x 0) (< (+ (/ (- 5070602400912906909937697816579) 5070602400912917605986812821504) w) 0) (>= (+ (* (/ (- 5070602400912906909937697816579) 5070602400912917605986812821504) x) (* w x)) 0)))
(assert (or (< x 0) (< (+ (/ 5070602400912910287637418344445 5070602400912917605986812821504) (* (- 1) w)) 0) (>= (+ (* (/ 5070602400912910287637418344445 5070602400912917605986812821504) x) (* (- 1) w x)) 0)))
(check-sat)
