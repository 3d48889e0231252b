; REAL_QUOTIENT_DIVIDES
; operands that meet the hypotheses of: a denominator that is admitted has an inverse
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers nonzero-denominator-implies.witness.smt2 z3, or python -m vinculum.prove.solvers nonzero-denominator-implies.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 nonzero-denominator-implies.witness.smt2, or cvc5 nonzero-denominator-implies.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Real)
(assert (not (= B 0)))
(check-sat)
