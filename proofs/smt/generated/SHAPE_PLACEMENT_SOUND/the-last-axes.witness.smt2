; SHAPE_PLACEMENT_SOUND
; operands that meet the hypotheses of: where no start is given, any B of no higher rank is placed
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers the-last-axes.witness.smt2 z3, or python -m vinculum.prove.solvers the-last-axes.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 the-last-axes.witness.smt2, or cvc5 the-last-axes.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const rank_A Int)
(declare-const rank_B Int)
(assert (>= rank_A 0))
(assert (>= rank_B 0))
(assert (<= rank_B rank_A))
(check-sat)
