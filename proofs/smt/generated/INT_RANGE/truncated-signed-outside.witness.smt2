; INT_RANGE
; operands that meet the hypotheses of: MIN / -1 is the one pair with a quotient outside of the type, and there is none if unsigned
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers truncated-signed-outside.witness.smt2 z3, or python -m vinculum.prove.solvers truncated-signed-outside.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 truncated-signed-outside.witness.smt2, or cvc5 truncated-signed-outside.witness.smt2
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
(check-sat)
