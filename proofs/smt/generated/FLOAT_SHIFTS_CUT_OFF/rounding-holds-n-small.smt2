; FLOAT_SHIFTS_CUT_OFF
; a counterexample to: rounding.holds, N, small
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers rounding-holds-n-small.smt2 z3, or python -m vinculum.prove.solvers rounding-holds-n-small.smt2 cvc5
; replay by their own programs, where these are installed: z3 rounding-holds-n-small.smt2, or cvc5 rounding-holds-n-small.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const D Real)
(declare-const D_other Real)
(declare-const N Real)
(declare-const N_other Real)
(declare-const e_C Real)
(declare-const even Bool)
(declare-const inf_C Bool)
(declare-const m_C Real)
(declare-const nan_C Bool)
(declare-const q_min Real)
(declare-const two_p Real)
(assert (>= two_p 4))
(assert (or (= m_C 0) (and (>= m_C 1) (<= m_C (+ (- 1) two_p)))))
(assert (> N 0))
(assert (> D 0))
(assert (< (* 2 N) D))
(assert (> N_other 0))
(assert (> D_other 0))
(assert (< (* 2 N_other) D_other))
(assert (not (or (and (not inf_C) (not nan_C) (<= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D) (<= (* 2 (abs (+ (* (- 1) N_other) (* D_other m_C)))) D_other) (or even (not (= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D))) (or even (not (= (* 2 (abs (+ (* (- 1) N_other) (* D_other m_C)))) D_other))) (or (<= (+ (* (- 4) N) (* 4 D m_C)) D) (not (and (> e_C q_min) (= m_C (* (/ 1 2) two_p))))) (or (<= (+ (* (- 4) N_other) (* 4 D_other m_C)) D_other) (not (and (> e_C q_min) (= m_C (* (/ 1 2) two_p)))))) (and (not (and (not inf_C) (not nan_C) (<= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D) (or even (not (= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D))) (or (<= (+ (* (- 4) N) (* 4 D m_C)) D) (not (and (> e_C q_min) (= m_C (* (/ 1 2) two_p))))))) (not (and (not inf_C) (not nan_C) (<= (* 2 (abs (+ (* (- 1) N_other) (* D_other m_C)))) D_other) (or even (not (= (* 2 (abs (+ (* (- 1) N_other) (* D_other m_C)))) D_other))) (or (<= (+ (* (- 4) N_other) (* 4 D_other m_C)) D_other) (not (and (> e_C q_min) (= m_C (* (/ 1 2) two_p)))))))))))
(check-sat)
