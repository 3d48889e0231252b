; INT_CASES
; operands that meet the hypotheses of: truncated and floored quotient have the same domain
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers one-domain.witness.smt2 z3, or python -m vinculum.prove.solvers one-domain.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 one-domain.witness.smt2, or cvc5 one-domain.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(check-sat)
