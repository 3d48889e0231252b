; INT_CASES
; a counterexample to: truncated and floored quotient have the same domain
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers one-domain.smt2 z3, or python -m vinculum.prove.solvers one-domain.smt2 cvc5
; replay by their own programs, where these are installed: z3 one-domain.smt2, or cvc5 one-domain.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(assert (not true))
(check-sat)
