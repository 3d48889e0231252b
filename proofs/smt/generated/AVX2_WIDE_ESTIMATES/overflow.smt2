; AVX2_WIDE_ESTIMATES
; a counterexample to: 2^63 / 1 has no estimate below 2^47
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers overflow.smt2 z3, or python -m vinculum.prove.solvers overflow.smt2 cvc5
; replay by their own programs, where these are installed: z3 overflow.smt2, or cvc5 overflow.smt2
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
(assert (= a 9223372036854775808))
(assert (= b 1))
(assert (not (>= t 140737488355328)))
(check-sat)
