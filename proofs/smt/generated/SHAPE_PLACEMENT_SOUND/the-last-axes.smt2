; SHAPE_PLACEMENT_SOUND
; a counterexample to: where no start is given, any B of no higher rank is placed
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers the-last-axes.smt2 z3, or python -m vinculum.prove.solvers the-last-axes.smt2 cvc5
; replay by their own programs, where these are installed: z3 the-last-axes.smt2, or cvc5 the-last-axes.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const rank_A Int)
(declare-const rank_B Int)
(assert (>= rank_A 0))
(assert (>= rank_B 0))
(assert (<= rank_B rank_A))
(assert (not (and (<= rank_B rank_A) (>= (+ rank_A (* (- 1) rank_B)) 0))))
(check-sat)
