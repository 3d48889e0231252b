; REAL_QUOTIENT_DIVIDES
; operands that meet the hypotheses of: what has an inverse is admitted
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers nonzero-denominator-is-implied.witness.smt2 z3, or python -m vinculum.prove.solvers nonzero-denominator-is-implied.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 nonzero-denominator-is-implied.witness.smt2, or cvc5 nonzero-denominator-is-implied.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Real)
(declare-const C Real)
(assert (= (* B C) 1))
(check-sat)
