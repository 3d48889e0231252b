; INT_CASES
; operands that meet the hypotheses of: truncated and floored quotient have the same domain
; expected: sat
; replay: z3 one-domain.witness.smt2, or cvc5 one-domain.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(check-sat)
