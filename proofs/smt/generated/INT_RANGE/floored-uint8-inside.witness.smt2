; INT_RANGE
; operands that meet the hypotheses of: MIN <= C <= MAX
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers floored-uint8-inside.witness.smt2 z3, or python -m vinculum.prove.solvers floored-uint8-inside.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 floored-uint8-inside.witness.smt2, or cvc5 floored-uint8-inside.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(declare-const MIN Int)
(assert (= MIN 0))
(assert (= MAX 255))
(assert (<= MIN A))
(assert (<= A MAX))
(assert (<= MIN B))
(assert (<= B MAX))
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (or (and (> B 0) (>= (+ A (* (- 1) B C)) 0) (< (+ A (* (- 1) B C)) B)) (and (< B 0) (<= (+ A (* (- 1) B C)) 0) (> (+ A (* (- 1) B C)) B))))
(check-sat)
