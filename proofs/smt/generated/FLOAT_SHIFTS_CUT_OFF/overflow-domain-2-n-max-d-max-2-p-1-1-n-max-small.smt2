; FLOAT_SHIFTS_CUT_OFF
; a counterexample to: overflow.domain, 2*N_max >= D_max*(2**(p + 1) - 1), N_max, small
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers overflow-domain-2-n-max-d-max-2-p-1-1-n-max-small.smt2 z3, or python -m vinculum.prove.solvers overflow-domain-2-n-max-d-max-2-p-1-1-n-max-small.smt2 cvc5
; replay by their own programs, where these are installed: z3 overflow-domain-2-n-max-d-max-2-p-1-1-n-max-small.smt2, or cvc5 overflow-domain-2-n-max-d-max-2-p-1-1-n-max-small.smt2
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
(assert (< (* 2 N_max) D_max))
(assert (> N_max_other 0))
(assert (> D_max_other 0))
(assert (< (* 2 N_max_other) D_max_other))
(assert (not (or (and (>= (* 2 N_max) (* D_max (+ (- 1) (* 2 two_p)))) (>= (* 2 N_max_other) (* D_max_other (+ (- 1) (* 2 two_p))))) (and (< (* 2 N_max) (* D_max (+ (- 1) (* 2 two_p)))) (< (* 2 N_max_other) (* D_max_other (+ (- 1) (* 2 two_p))))))))
(check-sat)
