; FLOAT64_ESTIMATE
; operands that meet the hypotheses of: r is normal, and at most 1; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers reciprocal-normal.witness.smt2 z3, or python -m vinculum.prove.solvers reciprocal-normal.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 reciprocal-normal.witness.smt2, or cvc5 reciprocal-normal.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const b Int)
(declare-const r Real)
(declare-const w Real)
(assert (>= b 1))
(assert (< b 18446744073709551616))
(assert (> r 0))
(assert (= w (* r b)))
(assert (>= w (/ 5070602400912906909937697816579 5070602400912917605986812821504)))
(assert (<= w (/ 5070602400912910287637418344445 5070602400912917605986812821504)))
(assert (or (< r 0) (< (+ (- 1) b) 0) (>= (+ (* (- 1) r) (* r b)) 0)))
(assert (or (< r 0) (< (+ 18446744073709551616 (* (- 1) b)) 0) (>= (+ (* 18446744073709551616 r) (* (- 1) r b)) 0)))
(check-sat)
