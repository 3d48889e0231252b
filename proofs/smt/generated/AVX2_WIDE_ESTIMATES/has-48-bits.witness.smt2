; AVX2_WIDE_ESTIMATES
; operands that meet the hypotheses of: t / 2^16 is below 2^48; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers has-48-bits.witness.smt2 z3, or python -m vinculum.prove.solvers has-48-bits.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 has-48-bits.witness.smt2, or cvc5 has-48-bits.witness.smt2
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
(assert (or (< t 0) (< (+ (- 1) b) 0) (>= (+ (* (- 1) t) (* t b)) 0)))
(check-sat)
