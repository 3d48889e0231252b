; INT_RANGE
; a counterexample to: MIN <= C <= MAX
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers truncated-signed-inside.smt2 z3, or python -m vinculum.prove.solvers truncated-signed-inside.smt2 cvc5
; replay by their own programs, where these are installed: z3 truncated-signed-inside.smt2, or cvc5 truncated-signed-inside.smt2
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
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (and (<= (abs (* B C)) (abs A)) (< (abs (+ A (* (- 1) B C))) (abs B))))
(assert (not (and (>= C MIN) (<= C MAX))))
(check-sat)
