; AVX2_WIDE_ESTIMATES
; a counterexample to has 48 bits, wrong on purpose: 47 bits
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-47-bits.smt2 z3, or python -m vinculum.prove.solvers mutant-47-bits.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-47-bits.smt2, or cvc5 mutant-47-bits.smt2
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
(assert (not (< j 140737488355328)))
(check-sat)
