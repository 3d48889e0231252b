; FLOAT_CASES
; operands that meet the hypotheses of: the sign is asked for wherever the quotient is not NaN, and nowhere else
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers sign.witness.smt2 z3, or python -m vinculum.prove.solvers sign.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 sign.witness.smt2, or cvc5 sign.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const inf_A Bool)
(declare-const inf_B Bool)
(declare-const m_A Int)
(declare-const m_B Int)
(declare-const nan_A Bool)
(declare-const nan_B Bool)
(assert (not (and inf_A nan_A)))
(assert (not (and inf_B nan_B)))
(check-sat)
