; INT_RANGE
; a counterexample to mutant inside, wrong on purpose: MIN / -1 let in
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-min-1-let-in.smt2 z3, or python -m vinculum.prove.solvers mutant-min-1-let-in.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-min-1-let-in.smt2, or cvc5 mutant-min-1-let-in.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(declare-const MIN Int)
(assert (> MAX 0))
(assert (= MIN (+ (- 1) (* (- 1) MAX))))
(assert (<= MIN A))
(assert (<= A MAX))
(assert (<= MIN B))
(assert (<= B MAX))
(assert (not (= B 0)))
(assert (and (<= (abs (* B C)) (abs A)) (< (abs (+ A (* (- 1) B C))) (abs B))))
(assert (not (and (>= C MIN) (<= C MAX))))
(check-sat)
