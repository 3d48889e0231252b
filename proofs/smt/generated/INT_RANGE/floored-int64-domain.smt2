; INT_RANGE
; a counterexample to: the domain leaves out zero denominators and MIN / -1, and nothing else
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers floored-int64-domain.smt2 z3, or python -m vinculum.prove.solvers floored-int64-domain.smt2 cvc5
; replay by their own programs, where these are installed: z3 floored-int64-domain.smt2, or cvc5 floored-int64-domain.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const MAX Int)
(declare-const MIN Int)
(assert (= MIN (- 9223372036854775808)))
(assert (= MAX 9223372036854775807))
(assert (<= MIN A))
(assert (<= A MAX))
(assert (<= MIN B))
(assert (<= B MAX))
(assert (not (= (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))) (and (not (= B 0)) (not (and (= A MIN) (= B (- 1)) (not (= MIN 0))))))))
(check-sat)
