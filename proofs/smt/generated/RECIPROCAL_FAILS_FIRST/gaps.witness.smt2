; RECIPROCAL_FAILS_FIRST
; operands that meet the hypotheses of: the gap below j up to K is no larger than that below K, and up to 2 K at most twice as large; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers gaps.witness.smt2 z3, or python -m vinculum.prove.solvers gaps.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 gaps.witness.smt2, or cvc5 gaps.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const H Real)
(declare-const K Int)
(declare-const T Int)
(declare-const h Real)
(declare-const j Int)
(assert (> h 0))
(assert (< (* 9007199254740992 h) j))
(assert (<= j (* 18014398509481984 h)))
(assert (> H 0))
(assert (< (* 9007199254740992 H) K))
(assert (<= K (* 18014398509481984 H)))
(assert (>= T 1))
(assert (or (= T 1) (= T 2) (>= T 4)))
(assert (or (= H (* h T)) (= h (* H T))))
(assert (or (< H 0) (< (+ (- 2) T) 0) (>= (+ (* (- 2) H) (* H T)) 0)))
(assert (or (< H 0) (< (+ (- 4) T) 0) (>= (+ (* (- 4) H) (* H T)) 0)))
(check-sat)
