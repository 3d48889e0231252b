; INT_FLOORED
; a counterexample to unique, wrong on purpose: <= for < in what is left
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-for-in-what-is-left.smt2 z3, or python -m vinculum.prove.solvers mutant-for-in-what-is-left.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-for-in-what-is-left.smt2, or cvc5 mutant-for-in-what-is-left.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(declare-const other Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (or (and (> B 0) (>= (+ A (* (- 1) B C)) 0) (<= (+ A (* (- 1) B C)) B)) (and (< B 0) (<= (+ A (* (- 1) B C)) 0) (> (+ A (* (- 1) B C)) B))))
(assert (or (and (> B 0) (>= (+ A (* (- 1) B other)) 0) (<= (+ A (* (- 1) B other)) B)) (and (< B 0) (<= (+ A (* (- 1) B other)) 0) (> (+ A (* (- 1) B other)) B))))
(assert (not (= C other)))
(check-sat)
