; INT_CASES
; operands that meet the hypotheses of: a zero denominator is no other case
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers zero.witness.smt2 z3, or python -m vinculum.prove.solvers zero.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 zero.witness.smt2, or cvc5 zero.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const MAX Int)
(assert (= B 0))
(check-sat)
