; FLOAT_SHIFTS_CUT_OFF
; a counterexample to: subnormal.domain, 2*N_min > D_min, N_min, large
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers subnormal-domain-2-n-min-d-min-n-min-large.smt2 z3, or python -m vinculum.prove.solvers subnormal-domain-2-n-min-d-min-n-min-large.smt2 cvc5
; replay by their own programs, where these are installed: z3 subnormal-domain-2-n-min-d-min-n-min-large.smt2, or cvc5 subnormal-domain-2-n-min-d-min-n-min-large.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const D_min Real)
(declare-const D_min_other Real)
(declare-const N_min Real)
(declare-const N_min_other Real)
(declare-const m_C Real)
(declare-const two_p Real)
(assert (>= two_p 4))
(assert (or (= m_C 0) (and (>= m_C 1) (<= m_C (+ (- 1) two_p)))))
(assert (> N_min 0))
(assert (> D_min 0))
(assert (>= N_min (* D_min (+ 1 two_p))))
(assert (> N_min_other 0))
(assert (> D_min_other 0))
(assert (>= N_min_other (* D_min_other (+ 1 two_p))))
(assert (not (or (and (<= (* 2 N_min) D_min) (<= (* 2 N_min_other) D_min_other)) (and (> (* 2 N_min) D_min) (> (* 2 N_min_other) D_min_other)))))
(check-sat)
