; FLOAT_SPECIAL_CASES
; operands that meet the hypotheses of: every operand is of one of the kinds
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers kinds.witness.smt2 z3, or python -m vinculum.prove.solvers kinds.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 kinds.witness.smt2, or cvc5 kinds.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const inf_A Bool)
(declare-const m_A Int)
(declare-const nan_A Bool)
(assert (not (and inf_A nan_A)))
(check-sat)
