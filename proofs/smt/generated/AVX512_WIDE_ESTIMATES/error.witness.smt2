; AVX512_WIDE_ESTIMATES
; operands that meet the hypotheses of: x is near q, and small
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers error.witness.smt2 z3, or python -m vinculum.prove.solvers error.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 error.witness.smt2, or cvc5 error.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const q Real)
(declare-const x Real)
(assert (>= q (/ (- 67108863) 1099511627776)))
(assert (<= q (/ 67108865 1099511627776)))
(assert (<= (abs (+ q (* (- 1) x))) (* (/ 1 9007199254740992) (abs q))))
(check-sat)
