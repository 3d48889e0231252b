; FLOAT_UNIQUE
; operands that meet the hypotheses of: a common factor of N and D changes nothing: by D_X and D times in proportional both results get one numerator
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers scale.witness.smt2 z3, or python -m vinculum.prove.solvers scale.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 scale.witness.smt2, or cvc5 scale.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(declare-const e_C Int)
(declare-const factor Int)
(declare-const hidden Int)
(declare-const inf_C Bool)
(declare-const m_C Int)
(declare-const nan_C Bool)
(declare-const q_min Int)
(assert (> hidden 0))
(assert (> D 0))
(assert (> factor 0))
(check-sat)
