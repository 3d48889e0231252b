; FLOAT64_QUOTIENT_CUT
; operands that meet the hypotheses of: no quotient overflows or is below the normal range: the case `rounding` of the relation
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers normal.witness.smt2 z3, or python -m vinculum.prove.solvers normal.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 normal.witness.smt2, or cvc5 normal.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(assert (>= a 1))
(assert (<= a 9007199254740991))
(assert (>= b 1))
(assert (<= b 9007199254740991))
(check-sat)
