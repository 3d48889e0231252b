; FLOAT_POWERS
; operands that meet the hypotheses of: and 2^(k+1) is then at least 2c
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers gap.witness.smt2 z3, or python -m vinculum.prove.solvers gap.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 gap.witness.smt2, or cvc5 gap.witness.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const P Real)
(declare-const c Real)
(assert (> c 0))
(assert (>= P c))
(check-sat)
