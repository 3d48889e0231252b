; INT_CASES
; a counterexample to: overflow has no quotient
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers overflow.smt2 z3, or python -m vinculum.prove.solvers overflow.smt2 cvc5
; replay by their own programs, where these are installed: z3 overflow.smt2, or cvc5 overflow.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const MAX Int)
(assert (and (= B (- 1)) (> (* (- 1) A) MAX)))
(assert (not (not (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))))
(check-sat)
