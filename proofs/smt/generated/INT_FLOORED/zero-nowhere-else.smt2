; INT_FLOORED
; a counterexample to: it applies to numerators 0 with denominators other than 0 alone
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers zero-nowhere-else.smt2 z3, or python -m vinculum.prove.solvers zero-nowhere-else.smt2 cvc5
; replay by their own programs, where these are installed: z3 zero-nowhere-else.smt2, or cvc5 zero-nowhere-else.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(assert (and (= A 0) (not (= B 0))))
(assert (not (and (= A 0) (not (= B 0)))))
(check-sat)
