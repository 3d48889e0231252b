; FP_DIV_CONDITIONS
; operands that meet the hypotheses of: what twice a fraction is compared with is below 2^(p+1), as m_C is below 2^p; four times, below 2^(p+2)
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers small-enough.witness.smt2 z3, or python -m vinculum.prove.solvers small-enough.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 small-enough.witness.smt2, or cvc5 small-enough.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const H Int)
(declare-const m_C Int)
(assert (>= H 1))
(assert (< m_C (* 2 H)))
(check-sat)
