; FLOAT_NEAREST
; operands that meet the hypotheses of: elsewhere the smallest number is nearer than zero
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers not-zero.witness.smt2 z3, or python -m vinculum.prove.solvers not-zero.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 not-zero.witness.smt2, or cvc5 not-zero.witness.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const X Real)
(assert (> (* 2 X) 1))
(assert (> X 0))
(check-sat)
