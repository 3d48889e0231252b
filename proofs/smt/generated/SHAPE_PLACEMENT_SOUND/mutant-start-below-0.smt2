; SHAPE_PLACEMENT_SOUND
; a counterexample to within, wrong on purpose: start below 0
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-start-below-0.smt2 z3, or python -m vinculum.prove.solvers mutant-start-below-0.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-start-below-0.smt2, or cvc5 mutant-start-below-0.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const axis Int)
(declare-const rank_A Int)
(declare-const rank_B Int)
(declare-const start Int)
(assert (>= rank_A 0))
(assert (>= rank_B 0))
(assert (<= rank_B rank_A))
(assert (<= (+ rank_B start) rank_A))
(assert (>= axis 0))
(assert (< axis rank_B))
(assert (not (and (>= (+ axis start) 0) (< (+ axis start) rank_A))))
(check-sat)
