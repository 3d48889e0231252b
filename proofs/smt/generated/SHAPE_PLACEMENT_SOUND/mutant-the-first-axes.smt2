; SHAPE_PLACEMENT_SOUND
; a counterexample to placed, wrong on purpose: the first axes
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-the-first-axes.smt2 z3, or python -m vinculum.prove.solvers mutant-the-first-axes.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-the-first-axes.smt2, or cvc5 mutant-the-first-axes.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const rank_A Int)
(declare-const rank_B Int)
(assert (>= rank_A 0))
(assert (>= rank_B 0))
(assert (not (<= rank_B rank_A)))
(check-sat)
