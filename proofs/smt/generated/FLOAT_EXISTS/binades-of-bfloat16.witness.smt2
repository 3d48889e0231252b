; FLOAT_EXISTS
; operands that meet the hypotheses of: the whole induction for bfloat16: one of 254 binades holds it
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers binades-of-bfloat16.witness.smt2 z3, or python -m vinculum.prove.solvers binades-of-bfloat16.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 binades-of-bfloat16.witness.smt2, or cvc5 binades-of-bfloat16.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D_min Int)
(declare-const N_min Int)
(assert (> D_min 0))
(assert (>= N_min (* 128 D_min)))
(assert (< (* 2 N_min) (* 7396219700033571982680596667429940114127620270517791028020353178505451155750912 D_min)))
(check-sat)
