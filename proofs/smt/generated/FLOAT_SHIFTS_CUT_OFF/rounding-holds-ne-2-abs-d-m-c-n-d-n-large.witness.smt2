; FLOAT_SHIFTS_CUT_OFF
; operands that meet the hypotheses of: rounding.holds, Ne(2*Abs(D*m_C - N), D), N, large
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers rounding-holds-ne-2-abs-d-m-c-n-d-n-large.witness.smt2 z3, or python -m vinculum.prove.solvers rounding-holds-ne-2-abs-d-m-c-n-d-n-large.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 rounding-holds-ne-2-abs-d-m-c-n-d-n-large.witness.smt2, or cvc5 rounding-holds-ne-2-abs-d-m-c-n-d-n-large.witness.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const D Real)
(declare-const D_other Real)
(declare-const N Real)
(declare-const N_other Real)
(declare-const m_C Real)
(declare-const two_p Real)
(assert (>= two_p 4))
(assert (or (= m_C 0) (and (>= m_C 1) (<= m_C (+ (- 1) two_p)))))
(assert (> N 0))
(assert (> D 0))
(assert (>= N (* D (+ 1 two_p))))
(assert (> N_other 0))
(assert (> D_other 0))
(assert (>= N_other (* D_other (+ 1 two_p))))
(check-sat)
