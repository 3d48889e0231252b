; BFLOAT16_THROUGH_FLOAT32
; operands that meet the hypotheses of: what is asked of h is true of the points that nearest and thresholds are about
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers points.witness.smt2 z3, or python -m vinculum.prove.solvers points.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 points.witness.smt2, or cvc5 points.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const m_C Int)
(assert (>= m_C 0))
(assert (< m_C 256))
(check-sat)
