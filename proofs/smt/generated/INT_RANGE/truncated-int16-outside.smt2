; INT_RANGE
; a counterexample to: MIN / -1 is the one pair with a quotient outside of the type, and there is none if unsigned
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers truncated-int16-outside.smt2 z3, or python -m vinculum.prove.solvers truncated-int16-outside.smt2 cvc5
; replay by their own programs, where these are installed: z3 truncated-int16-outside.smt2, or cvc5 truncated-int16-outside.smt2
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
(assert (and (<= (abs (* B C)) (abs A)) (< (abs (+ A (* (- 1) B C))) (abs B))))
(assert (not (= (not (and (>= C MIN) (<= C MAX))) (and (= A MIN) (= B (- 1)) (not (= MIN 0))))))
(check-sat)
