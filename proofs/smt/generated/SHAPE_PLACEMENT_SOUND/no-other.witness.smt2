; SHAPE_PLACEMENT_SOUND
; operands that meet the hypotheses of: a B whose first or last axis is none of A is not
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers no-other.witness.smt2 z3, or python -m vinculum.prove.solvers no-other.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 no-other.witness.smt2, or cvc5 no-other.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const rank_A Int)
(declare-const rank_B Int)
(declare-const start Int)
(assert (>= rank_A 0))
(assert (>= rank_B 0))
(assert (>= rank_B 1))
(assert (or (< start 0) (>= (+ rank_B start) (+ 1 rank_A))))
(check-sat)
