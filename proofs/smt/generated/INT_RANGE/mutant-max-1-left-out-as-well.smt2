; INT_RANGE
; a counterexample to mutant domain, wrong on purpose: -MAX / -1 left out as well
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-max-1-left-out-as-well.smt2 z3, or python -m vinculum.prove.solvers mutant-max-1-left-out-as-well.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-max-1-left-out-as-well.smt2, or cvc5 mutant-max-1-left-out-as-well.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const MAX Int)
(declare-const MIN Int)
(assert (> MAX 0))
(assert (= MIN (+ (- 1) (* (- 1) MAX))))
(assert (<= MIN A))
(assert (<= A MAX))
(assert (<= MIN B))
(assert (<= B MAX))
(assert (not (= (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) (+ (- 1) MAX))))) (and (not (= B 0)) (not (and (= A MIN) (= B (- 1)) (not (= MIN 0))))))))
(check-sat)
