; SHAPE_PLACEMENT_SOUND
; operands that meet the hypotheses of: every axis of a B that is placed is an axis of A
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers axes-within-a.witness.smt2 z3, or python -m vinculum.prove.solvers axes-within-a.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 axes-within-a.witness.smt2, or cvc5 axes-within-a.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const axis Int)
(declare-const rank_A Int)
(declare-const rank_B Int)
(declare-const start Int)
(assert (>= rank_A 0))
(assert (>= rank_B 0))
(assert (and (>= start 0) (<= rank_B rank_A) (<= (+ rank_B start) rank_A)))
(assert (>= axis 0))
(assert (< axis rank_B))
(check-sat)
