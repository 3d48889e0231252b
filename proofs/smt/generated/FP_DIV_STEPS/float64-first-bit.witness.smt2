; FP_DIV_STEPS
; operands that meet the hypotheses of: the first of these bits is 1 exactly where ma >= mb
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float64-first-bit.witness.smt2 z3, or python -m vinculum.prove.solvers float64-first-bit.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 float64-first-bit.witness.smt2, or cvc5 float64-first-bit.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const ma Int)
(declare-const mb Int)
(declare-const quotient Int)
(assert (and (>= ma 4503599627370496) (>= mb 4503599627370496) (< ma 9007199254740992) (< mb 9007199254740992)))
(assert (<= (* mb quotient) (* 18014398509481984 ma)))
(assert (> (+ mb (* mb quotient)) (* 18014398509481984 ma)))
(check-sat)
