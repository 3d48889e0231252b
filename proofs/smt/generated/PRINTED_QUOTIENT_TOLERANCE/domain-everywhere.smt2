; PRINTED_QUOTIENT_TOLERANCE
; a counterexample to: it applies to denominators other than 0, all of them
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers domain-everywhere.smt2 z3, or python -m vinculum.prove.solvers domain-everywhere.smt2 cvc5
; replay by their own programs, where these are installed: z3 domain-everywhere.smt2, or cvc5 domain-everywhere.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Real)
(assert (not (= B 0)))
(assert (not (not (= B 0))))
(check-sat)
