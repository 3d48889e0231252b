; FLOAT_SHIFTS_CUT_OFF
; a counterexample to: rounding.domain, N_min >= 2**(p - 1)*D_min, N_min, small
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers rounding-domain-n-min-2-p-1-d-min-n-min-small.smt2 z3, or python -m vinculum.prove.solvers rounding-domain-n-min-2-p-1-d-min-n-min-small.smt2 cvc5
; replay by their own programs, where these are installed: z3 rounding-domain-n-min-2-p-1-d-min-n-min-small.smt2, or cvc5 rounding-domain-n-min-2-p-1-d-min-n-min-small.smt2
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
(assert (< (* 2 N_min) D_min))
(assert (> N_min_other 0))
(assert (> D_min_other 0))
(assert (< (* 2 N_min_other) D_min_other))
(assert (not (or (and (>= N_min (* (/ 1 2) D_min two_p)) (>= N_min_other (* (/ 1 2) D_min_other two_p))) (and (< N_min (* (/ 1 2) D_min two_p)) (< N_min_other (* (/ 1 2) D_min_other two_p))))))
(check-sat)
