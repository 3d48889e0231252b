; INT_FLOORED
; operands that meet the hypotheses of: the floor satisfies the relation
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers exists.witness.smt2 z3, or python -m vinculum.prove.solvers exists.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 exists.witness.smt2, or cvc5 exists.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (or (and (> B 0) (= C (div A B))) (and (< B 0) (= C (div (* (- 1) A) (* (- 1) B))))))
(check-sat)
