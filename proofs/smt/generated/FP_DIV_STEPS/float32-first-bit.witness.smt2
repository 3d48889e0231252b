; FP_DIV_STEPS
; operands that meet the hypotheses of: the first of these bits is 1 exactly where ma >= mb
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float32-first-bit.witness.smt2 z3, or python -m vinculum.prove.solvers float32-first-bit.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 float32-first-bit.witness.smt2, or cvc5 float32-first-bit.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const ma Int)
(declare-const mb Int)
(declare-const quotient Int)
(assert (and (>= ma 8388608) (>= mb 8388608) (< ma 16777216) (< mb 16777216)))
(assert (<= (* mb quotient) (* 33554432 ma)))
(assert (> (+ mb (* mb quotient)) (* 33554432 ma)))
(check-sat)
