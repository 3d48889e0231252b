; FP_DIV_CONDITIONS
; operands that meet the hypotheses of: of 4V and 4x the quotient is that of V and x, and both leave a remainder or neither does
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers by-four-times-x.witness.smt2 z3, or python -m vinculum.prove.solvers by-four-times-x.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 by-four-times-x.witness.smt2, or cvc5 by-four-times-x.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const S Int)
(declare-const V Int)
(declare-const q Int)
(declare-const x Int)
(assert (> x 0))
(assert (= (* 4 V) (+ S (* 4 q x))))
(assert (>= S 0))
(assert (< S (* 4 x)))
(check-sat)
