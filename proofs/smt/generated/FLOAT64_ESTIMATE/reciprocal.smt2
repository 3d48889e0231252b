; FLOAT64_ESTIMATE
; a counterexample to: r b is within 3 u of the factor; by product of reals
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers reciprocal.smt2 z3, or python -m vinculum.prove.solvers reciprocal.smt2 cvc5
; replay by their own programs, where these are installed: z3 reciprocal.smt2, or cvc5 reciprocal.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const b Int)
(declare-const r Real)
(declare-const w Real)
(declare-const y Real)
(assert (>= b 1))
(assert (< b 18446744073709551616))
(assert (> r 0))
(assert (and (<= (+ y (* (- 1) b)) (* (/ 1 9007199254740992) b)) (<= (+ b (* (- 1) y)) (* (/ 1 9007199254740992) b))))
(assert (and (<= (+ (/ (- 562949953421311) 562949953421312) (* r y)) (/ 562949953421311 5070602400912917605986812821504)) (<= (+ (/ 562949953421311 562949953421312) (* (- 1) r y)) (/ 562949953421311 5070602400912917605986812821504))))
(assert (= w (* r b)))
(assert (or (< r 0) (< (+ y (* (/ (- 9007199254740991) 9007199254740992) b)) 0) (>= (+ (* r y) (* (/ (- 9007199254740991) 9007199254740992) r b)) 0)))
(assert (or (< r 0) (< (+ (* (- 1) y) (* (/ 9007199254740993 9007199254740992) b)) 0) (>= (+ (* (- 1) r y) (* (/ 9007199254740993 9007199254740992) r b)) 0)))
(assert (not (and (>= w (/ 5070602400912906909937697816579 5070602400912917605986812821504)) (<= w (/ 5070602400912910287637418344445 5070602400912917605986812821504)))))
(check-sat)
