; AVX2_WIDE_ESTIMATES
; operands that meet the hypotheses of: at most 2^17 b has an estimate below 2^47; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers small-then.witness.smt2 z3, or python -m vinculum.prove.solvers small-then.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 small-then.witness.smt2, or cvc5 small-then.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
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
(assert (<= a (* 131072 b)))
(assert (or (< b 0) (< (+ (- 140737488355328) t) 0) (>= (+ (* (- 140737488355328) b) (* t b)) 0)))
(check-sat)
