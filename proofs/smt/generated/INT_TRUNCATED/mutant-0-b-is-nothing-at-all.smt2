; INT_TRUNCATED
; a counterexample to zero: accepted, wrong on purpose: 0 / B is nothing at all
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-0-b-is-nothing-at-all.smt2 z3, or python -m vinculum.prove.solvers mutant-0-b-is-nothing-at-all.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-0-b-is-nothing-at-all.smt2, or cvc5 mutant-0-b-is-nothing-at-all.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(assert (and (= A 0) (not (= B 0))))
(assert (= C 0))
(assert (not false))
(check-sat)
