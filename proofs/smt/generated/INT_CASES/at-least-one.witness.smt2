; INT_CASES
; operands that meet the hypotheses of: zero, overflow or quotient
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers at-least-one.witness.smt2 z3, or python -m vinculum.prove.solvers at-least-one.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 at-least-one.witness.smt2, or cvc5 at-least-one.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const MAX Int)
(check-sat)
