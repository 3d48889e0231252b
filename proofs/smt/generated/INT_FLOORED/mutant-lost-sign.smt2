; INT_FLOORED
; a counterexample to exists, wrong on purpose: lost sign
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-lost-sign.smt2 z3, or python -m vinculum.prove.solvers mutant-lost-sign.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-lost-sign.smt2, or cvc5 mutant-lost-sign.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (or (and (> B 0) (= C (div A B))) (and (< B 0) (= C (div A (* (- 1) B))))))
(assert (not (or (and (> B 0) (>= (+ A (* (- 1) B C)) 0) (< (+ A (* (- 1) B C)) B)) (and (< B 0) (<= (+ A (* (- 1) B C)) 0) (> (+ A (* (- 1) B C)) B)))))
(check-sat)
