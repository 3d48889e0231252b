; REAL_QUOTIENT_DIVIDES
; operands that meet the hypotheses of: SMT-LIB's quotient is accepted
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers quotient-is-implied.witness.smt2 z3, or python -m vinculum.prove.solvers quotient-is-implied.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 quotient-is-implied.witness.smt2, or cvc5 quotient-is-implied.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(assert (not (= B 0)))
(assert (= C (/ A B)))
(check-sat)
