; FLOAT_SHIFTS_CUT_OFF
; operands that meet the hypotheses of: rounding.domain, 2*N_max < D_max*(2**(p + 1) - 1), N_max, large
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers rounding-domain-2-n-max-d-max-2-p-1-1-n-max-large.witness.smt2 z3, or python -m vinculum.prove.solvers rounding-domain-2-n-max-d-max-2-p-1-1-n-max-large.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 rounding-domain-2-n-max-d-max-2-p-1-1-n-max-large.witness.smt2, or cvc5 rounding-domain-2-n-max-d-max-2-p-1-1-n-max-large.witness.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const D_max Real)
(declare-const D_max_other Real)
(declare-const N_max Real)
(declare-const N_max_other Real)
(declare-const m_C Real)
(declare-const two_p Real)
(assert (>= two_p 4))
(assert (or (= m_C 0) (and (>= m_C 1) (<= m_C (+ (- 1) two_p)))))
(assert (> N_max 0))
(assert (> D_max 0))
(assert (>= N_max (* D_max (+ 1 two_p))))
(assert (> N_max_other 0))
(assert (> D_max_other 0))
(assert (>= N_max_other (* D_max_other (+ 1 two_p))))
(check-sat)
