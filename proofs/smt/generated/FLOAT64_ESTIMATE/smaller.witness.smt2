; FLOAT64_ESTIMATE
; operands that meet the hypotheses of: t is below a; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers smaller.witness.smt2 z3, or python -m vinculum.prove.solvers smaller.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 smaller.witness.smt2, or cvc5 smaller.witness.smt2
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
(assert (< v a))
(assert (= v (* t b)))
(assert (or (< t 0) (< (+ (- 1) b) 0) (>= (+ (* (- 1) t) (* t b)) 0)))
(check-sat)
