; BFLOAT16_THROUGH_FLOAT32
; operands that meet the hypotheses of: every number of the narrow format is one of the wide, its significand longer by 16 bits if need be
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers operands.witness.smt2 z3, or python -m vinculum.prove.solvers operands.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 operands.witness.smt2, or cvc5 operands.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const e_C Int)
(declare-const m_A Int)
(assert (>= m_A 0))
(assert (< m_A 256))
(assert (>= e_C (- 133)))
(assert (<= e_C 120))
(check-sat)
