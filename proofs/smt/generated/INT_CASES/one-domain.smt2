; INT_CASES
; a counterexample to: truncated and floored quotient have the same domain
; expected: unsat
; replay: z3 one-domain.smt2, or cvc5 one-domain.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(assert (not true))
(check-sat)
