; REAL_QUOTIENT_DIVIDES
; operands that meet the hypotheses of: what the relation accepts, SMT-LIB's quotient is
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers quotient-implies.witness.smt2 z3, or python -m vinculum.prove.solvers quotient-implies.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 quotient-implies.witness.smt2, or cvc5 quotient-implies.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(assert (not (= B 0)))
(assert (= (* B C) A))
(check-sat)
