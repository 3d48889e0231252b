; INT_CASES
; a counterexample to: zero, overflow or quotient
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers at-least-one.smt2 z3, or python -m vinculum.prove.solvers at-least-one.smt2 cvc5
; replay by their own programs, where these are installed: z3 at-least-one.smt2, or cvc5 at-least-one.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const MAX Int)
(assert (not (or (= B 0) (and (= B (- 1)) (> (* (- 1) A) MAX)) (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))))
(check-sat)
