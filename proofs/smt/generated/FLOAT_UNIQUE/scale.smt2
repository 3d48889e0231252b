; FLOAT_UNIQUE
; a counterexample to: a common factor of N and D changes nothing: by D_X and D times in proportional both results get one numerator
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers scale.smt2 z3, or python -m vinculum.prove.solvers scale.smt2 cvc5
; replay by their own programs, where these are installed: z3 scale.smt2, or cvc5 scale.smt2
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
(assert (not (= (and (not inf_C) (not nan_C) (<= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D) (or (= (mod m_C 2) 0) (not (= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D))) (or (not (and (= m_C hidden) (> e_C q_min))) (<= (+ (* (- 4) N) (* 4 D m_C)) D))) (and (not inf_C) (not nan_C) (<= (* 2 (abs (+ (* (- 1) N factor) (* D factor m_C)))) (* D factor)) (or (= (mod m_C 2) 0) (not (= (* 2 (abs (+ (* (- 1) N factor) (* D factor m_C)))) (* D factor)))) (or (not (and (= m_C hidden) (> e_C q_min))) (<= (+ (* (- 4) N factor) (* 4 D factor m_C)) (* D factor)))))))
(check-sat)
