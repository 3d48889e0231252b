; ROUNDING_DEFINITION
; a counterexample to enough, wrong on purpose: within a quarter
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-within-a-quarter.smt2 z3, or python -m vinculum.prove.solvers mutant-within-a-quarter.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-within-a-quarter.smt2, or cvc5 mutant-within-a-quarter.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(declare-const inf_C Bool)
(declare-const m_C Int)
(declare-const nan_C Bool)
(assert (not inf_C))
(assert (not nan_C))
(assert (> D 0))
(assert (>= (abs (+ (* (- 1) N) (* D (+ 1 m_C)))) (abs (+ (* (- 1) N) (* D m_C)))))
(assert (or (= (mod m_C 2) 0) (> (abs (+ (* (- 1) N) (* D (+ 1 m_C)))) (abs (+ (* (- 1) N) (* D m_C))))))
(assert (>= (abs (+ (* (- 1) N) (* D (+ (- 1) m_C)))) (abs (+ (* (- 1) N) (* D m_C)))))
(assert (or (= (mod m_C 2) 0) (> (abs (+ (* (- 1) N) (* D (+ (- 1) m_C)))) (abs (+ (* (- 1) N) (* D m_C))))))
(assert (not (and (not inf_C) (not nan_C) (<= (* 4 (abs (+ (* (- 1) N) (* D m_C)))) D) (or (= (mod m_C 2) 0) (not (= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D))))))
(check-sat)
