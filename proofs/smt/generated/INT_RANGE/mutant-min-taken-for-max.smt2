; INT_RANGE
; a counterexample to mutant inside, wrong on purpose: MIN taken for -MAX
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-min-taken-for-max.smt2 z3, or python -m vinculum.prove.solvers mutant-min-taken-for-max.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-min-taken-for-max.smt2, or cvc5 mutant-min-taken-for-max.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(declare-const MIN Int)
(assert (> MAX 0))
(assert (= MIN (+ 1 (* (- 1) MAX))))
(assert (<= MIN A))
(assert (<= A MAX))
(assert (<= MIN B))
(assert (<= B MAX))
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (and (<= (abs (* B C)) (abs A)) (< (abs (+ A (* (- 1) B C))) (abs B))))
(assert (not (and (>= C MIN) (<= C MAX))))
(check-sat)
