; FP_DIV_STEPS
; operands that meet the hypotheses of: the bit-vector's quotient has p + 2 bits: none is cut off
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float32-quotient.witness.smt2 z3, or python -m vinculum.prove.solvers float32-quotient.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 float32-quotient.witness.smt2, or cvc5 float32-quotient.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const ma Int)
(declare-const mb Int)
(declare-const quotient Int)
(assert (and (>= ma 8388608) (>= mb 8388608) (< ma 16777216) (< mb 16777216)))
(assert (<= (* mb quotient) (* 33554432 ma)))
(check-sat)
