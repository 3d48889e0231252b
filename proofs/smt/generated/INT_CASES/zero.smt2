; INT_CASES
; a counterexample to: a zero denominator is no other case
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers zero.smt2 z3, or python -m vinculum.prove.solvers zero.smt2 cvc5
; replay by their own programs, where these are installed: z3 zero.smt2, or cvc5 zero.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const MAX Int)
(assert (= B 0))
(assert (not (not (or (and (= B (- 1)) (> (* (- 1) A) MAX)) (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX))))))))
(check-sat)
