; FLOAT_NEAREST
; operands that meet the hypotheses of: where |A/B| vanishes, zero is nearest
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers zero.witness.smt2 z3, or python -m vinculum.prove.solvers zero.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 zero.witness.smt2, or cvc5 zero.witness.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const X Real)
(declare-const y Real)
(assert (<= (* 2 X) 1))
(assert (> X 0))
(assert (>= y 1))
(check-sat)
