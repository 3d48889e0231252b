; FLOAT_FRACTION_FREE
; a counterexample to: rounding.holds does not change where a fraction is multiplied out
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers rounding-holds.smt2 z3, or python -m vinculum.prove.solvers rounding-holds.smt2 cvc5
; replay by their own programs, where these are installed: z3 rounding-holds.smt2, or cvc5 rounding-holds.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const D Real)
(declare-const N Real)
(declare-const e_C Real)
(declare-const even Bool)
(declare-const factor_N Real)
(declare-const inf_C Bool)
(declare-const m_C Real)
(declare-const nan_C Bool)
(declare-const q_min Real)
(declare-const two_p Real)
(assert (> factor_N 0))
(assert (> D 0))
(assert (and (not inf_C) (not nan_C) (<= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D) (or even (not (= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D))) (or (<= (+ (* (- 4) N) (* 4 D m_C)) D) (not (and (> e_C q_min) (= m_C (* (/ 1 2) two_p)))))))
(assert (not (and (not inf_C) (not nan_C) (<= (* 2 (abs (+ (* (- 1) N factor_N) (* D factor_N m_C)))) (* D factor_N)) (or even (not (= (* 2 (abs (+ (* (- 1) N factor_N) (* D factor_N m_C)))) (* D factor_N)))) (or (not (and (> e_C q_min) (= m_C (* (/ 1 2) two_p)))) (<= (+ (* (- 4) N factor_N) (* 4 D factor_N m_C)) (* D factor_N))))))
(check-sat)
