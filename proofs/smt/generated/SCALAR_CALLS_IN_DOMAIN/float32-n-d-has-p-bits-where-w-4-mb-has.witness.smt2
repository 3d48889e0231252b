; SCALAR_CALLS_IN_DOMAIN
; operands that meet the hypotheses of: float32: n/d has p bits where W / (4 mb) has
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float32-n-d-has-p-bits-where-w-4-mb-has.witness.smt2 z3, or python -m vinculum.prove.solvers float32-n-d-has-p-bits-where-w-4-mb-has.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 float32-n-d-has-p-bits-where-w-4-mb-has.witness.smt2, or cvc5 float32-n-d-has-p-bits-where-w-4-mb-has.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const W Int)
(declare-const d Int)
(declare-const mb Int)
(declare-const n Int)
(assert (> mb 0))
(assert (> d 0))
(assert (= (* 4 mb n) (* W d)))
(assert (>= W (* 33554432 mb)))
(check-sat)
