; INT_TRUNCATED
; a counterexample to zero: everywhere, wrong on purpose: 0 / B is 0 for positive B alone
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-0-b-is-0-for-positive-b-alone.smt2 z3, or python -m vinculum.prove.solvers mutant-0-b-is-0-for-positive-b-alone.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-0-b-is-0-for-positive-b-alone.smt2, or cvc5 mutant-0-b-is-0-for-positive-b-alone.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(assert (and (= A 0) (not (= B 0))))
(assert (not (and (= A 0) (> B 0))))
(check-sat)
