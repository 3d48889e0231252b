; INT_RANGE
; a counterexample to: MIN / -1 is the one pair with a quotient outside of the type, and there is none if unsigned
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers floored-int16-outside.smt2 z3, or python -m vinculum.prove.solvers floored-int16-outside.smt2 cvc5
; replay by their own programs, where these are installed: z3 floored-int16-outside.smt2, or cvc5 floored-int16-outside.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(declare-const MIN Int)
(assert (= MIN (- 32768)))
(assert (= MAX 32767))
(assert (<= MIN A))
(assert (<= A MAX))
(assert (<= MIN B))
(assert (<= B MAX))
(assert (not (= B 0)))
(assert (or (and (> B 0) (>= (+ A (* (- 1) B C)) 0) (< (+ A (* (- 1) B C)) B)) (and (< B 0) (<= (+ A (* (- 1) B C)) 0) (> (+ A (* (- 1) B C)) B))))
(assert (not (= (not (and (>= C MIN) (<= C MAX))) (and (= A MIN) (= B (- 1)) (not (= MIN 0))))))
(check-sat)
