; INT_TRUNCATED
; a counterexample to zero: nothing else, wrong on purpose: 0 / B may be anything
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-0-b-may-be-anything.smt2 z3, or python -m vinculum.prove.solvers mutant-0-b-may-be-anything.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-0-b-may-be-anything.smt2, or cvc5 mutant-0-b-may-be-anything.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(assert (and (= A 0) (not (= B 0))))
(assert (not (= C 0)))
(check-sat)
