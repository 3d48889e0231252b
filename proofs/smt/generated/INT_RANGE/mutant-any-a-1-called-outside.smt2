; INT_RANGE
; a counterexample to mutant outside, wrong on purpose: any A / -1 called outside
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-any-a-1-called-outside.smt2 z3, or python -m vinculum.prove.solvers mutant-any-a-1-called-outside.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-any-a-1-called-outside.smt2, or cvc5 mutant-any-a-1-called-outside.smt2
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
(assert (not (= (not (and (>= C MIN) (<= C MAX))) (and (= B (- 1)) (not (= A 0)) (not (= MIN 0))))))
(check-sat)
