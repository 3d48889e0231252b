; INT_FLOORED
; a counterexample to zero: nowhere else, wrong on purpose: 0 / 0 is 0 as well
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-0-0-is-0-as-well.smt2 z3, or python -m vinculum.prove.solvers mutant-0-0-is-0-as-well.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-0-0-is-0-as-well.smt2, or cvc5 mutant-0-0-is-0-as-well.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(assert (= A 0))
(assert (not (and (= A 0) (not (= B 0)))))
(check-sat)
