; ROUNDING_BY_REMAINDER
; operands that meet the hypotheses of: quotient and remainder exist: SMT-LIB's div and mod
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers division.witness.smt2 z3, or python -m vinculum.prove.solvers division.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 division.witness.smt2, or cvc5 division.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(declare-const q Int)
(declare-const r Int)
(assert (> D 0))
(assert (= q (div N D)))
(assert (= r (mod N D)))
(check-sat)
