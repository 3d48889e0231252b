; AVX2_WIDE_ESTIMATES
; operands that meet the hypotheses of: 2^16 times (t / 2^16, cut) times b is below a, and leaves at most 2^17 b, and 1 at least; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers taken.witness.smt2 z3, or python -m vinculum.prove.solvers taken.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 taken.witness.smt2, or cvc5 taken.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const j Int)
(declare-const t Real)
(declare-const v Real)
(assert (>= a 1))
(assert (< a 18446744073709551616))
(assert (>= b 1))
(assert (< b 18446744073709551616))
(assert (>= t 0))
(assert (= v (* t b)))
(assert (< v a))
(assert (>= v (* (/ 281474976710655 281474976710656) a)))
(assert (<= j (* (/ 1 65536) t)))
(assert (< (* (/ 1 65536) t) (+ 1 j)))
(assert (or (< b 0) (< (+ t (* (- 65536) j)) 0) (>= (+ (* t b) (* (- 65536) b j)) 0)))
(assert (or (< b 0) (< (+ 65536 (* (- 1) t) (* 65536 j)) 0) (>= (+ (* 65536 b) (* (- 1) t b) (* 65536 b j)) 0)))
(check-sat)
