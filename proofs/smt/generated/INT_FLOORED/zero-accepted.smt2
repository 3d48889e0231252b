; INT_FLOORED
; a counterexample to: 0 is accepted as 0 / B
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers zero-accepted.smt2 z3, or python -m vinculum.prove.solvers zero-accepted.smt2 cvc5
; replay by their own programs, where these are installed: z3 zero-accepted.smt2, or cvc5 zero-accepted.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(assert (and (= A 0) (not (= B 0))))
(assert (= C 0))
(assert (not (= C 0)))
(check-sat)
