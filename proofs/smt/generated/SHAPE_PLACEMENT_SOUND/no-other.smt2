; SHAPE_PLACEMENT_SOUND
; a counterexample to: a B whose first or last axis is none of A is not
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers no-other.smt2 z3, or python -m vinculum.prove.solvers no-other.smt2 cvc5
; replay by their own programs, where these are installed: z3 no-other.smt2, or cvc5 no-other.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const rank_A Int)
(declare-const rank_B Int)
(declare-const start Int)
(assert (>= rank_A 0))
(assert (>= rank_B 0))
(assert (>= rank_B 1))
(assert (or (< start 0) (>= (+ rank_B start) (+ 1 rank_A))))
(assert (not (not (and (>= start 0) (<= rank_B rank_A) (<= (+ rank_B start) rank_A)))))
(check-sat)
