; INT_TRUNCATED
; operands that meet the hypotheses of: a multiple of B that is less than B is 0
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers cancel.witness.smt2 z3, or python -m vinculum.prove.solvers cancel.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 cancel.witness.smt2, or cvc5 cancel.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Int)
(declare-const step Int)
(assert (< (abs (* B step)) (abs B)))
(check-sat)
