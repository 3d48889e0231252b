; INT_CASES
; a counterexample to: overflow has no quotient
; expected: unsat
; replay: z3 overflow.smt2, or cvc5 overflow.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const MAX Int)
(assert (and (= B (- 1)) (> (* (- 1) A) MAX)))
(assert (not (not (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))))
(check-sat)
