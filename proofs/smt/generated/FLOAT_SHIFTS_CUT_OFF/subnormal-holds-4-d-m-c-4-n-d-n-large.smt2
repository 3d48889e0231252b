; FLOAT_SHIFTS_CUT_OFF
; a counterexample to: subnormal.holds, 4*D*m_C - 4*N <= D, N, large
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers subnormal-holds-4-d-m-c-4-n-d-n-large.smt2 z3, or python -m vinculum.prove.solvers subnormal-holds-4-d-m-c-4-n-d-n-large.smt2 cvc5
; replay by their own programs, where these are installed: z3 subnormal-holds-4-d-m-c-4-n-d-n-large.smt2, or cvc5 subnormal-holds-4-d-m-c-4-n-d-n-large.smt2
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
(assert (not (or (and (<= (+ (* (- 4) N) (* 4 D m_C)) D) (<= (+ (* (- 4) N_other) (* 4 D_other m_C)) D_other)) (and (> (+ (* (- 4) N) (* 4 D m_C)) D) (> (+ (* (- 4) N_other) (* 4 D_other m_C)) D_other)))))
(check-sat)
