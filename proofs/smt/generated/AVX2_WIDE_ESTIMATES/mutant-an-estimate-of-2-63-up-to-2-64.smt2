; AVX2_WIDE_ESTIMATES
; a counterexample to overflow, wrong on purpose: an estimate of 2^63 up to 2^64
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-an-estimate-of-2-63-up-to-2-64.smt2 z3, or python -m vinculum.prove.solvers mutant-an-estimate-of-2-63-up-to-2-64.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-an-estimate-of-2-63-up-to-2-64.smt2, or cvc5 mutant-an-estimate-of-2-63-up-to-2-64.smt2
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
(assert (not (>= t 18446744073709551616)))
(check-sat)
