; RECIPROCAL_FAILS_FIRST
; operands that meet the hypotheses of: w is at least 1 - 2^-54 where b times r is rounded to 1 or more; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers of-1.witness.smt2 z3, or python -m vinculum.prove.solvers of-1.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 of-1.witness.smt2, or cvc5 of-1.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const T Int)
(declare-const h Real)
(assert (> h 0))
(assert (< (* 9007199254740992 h) 1))
(assert (>= (* 18014398509481984 h) 1))
(assert (>= T 1))
(assert (or (= T 1) (= T 2) (>= T 4)))
(assert (or (= (/ 1 18014398509481984) (* h T)) (= h (* (/ 1 18014398509481984) T))))
(assert (or (< h 0) (< (+ (- 2) T) 0) (>= (+ (* (- 2) h) (* h T)) 0)))
(check-sat)
