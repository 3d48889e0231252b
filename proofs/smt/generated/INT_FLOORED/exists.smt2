; INT_FLOORED
; a counterexample to: the floor satisfies the relation
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers exists.smt2 z3, or python -m vinculum.prove.solvers exists.smt2 cvc5
; replay by their own programs, where these are installed: z3 exists.smt2, or cvc5 exists.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (or (and (> B 0) (= C (div A B))) (and (< B 0) (= C (div (* (- 1) A) (* (- 1) B))))))
(assert (not (or (and (> B 0) (>= (+ A (* (- 1) B C)) 0) (< (+ A (* (- 1) B C)) B)) (and (< B 0) (<= (+ A (* (- 1) B C)) 0) (> (+ A (* (- 1) B C)) B)))))
(check-sat)
