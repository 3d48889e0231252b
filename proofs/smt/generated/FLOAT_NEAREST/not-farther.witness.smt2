; FLOAT_NEAREST
; operands that meet the hypotheses of: no number of the same quantum, or a larger one, is nearer
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers not-farther.witness.smt2 z3, or python -m vinculum.prove.solvers not-farther.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 not-farther.witness.smt2, or cvc5 not-farther.witness.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const X Real)
(declare-const e_C Real)
(declare-const even Bool)
(declare-const inf_C Bool)
(declare-const m_C Real)
(declare-const nan_C Bool)
(declare-const q_min Real)
(declare-const two_p Real)
(declare-const y Real)
(assert (>= two_p 4))
(assert (> X 0))
(assert (>= m_C 0))
(assert (<= m_C (+ (- 1) two_p)))
(assert (>= e_C q_min))
(assert (or (= e_C q_min) (= m_C (* (/ 1 2) two_p)) (>= m_C (+ 1 (* (/ 1 2) two_p)))))
(assert (or even (not (= m_C (* (/ 1 2) two_p)))))
(assert (not inf_C))
(assert (not nan_C))
(assert (and (not inf_C) (not nan_C) (<= (* 2 (abs (+ X (* (- 1) m_C)))) 1) (or even (not (= (* 2 (abs (+ X (* (- 1) m_C)))) 1))) (or (<= (+ (* (- 4) X) (* 4 m_C)) 1) (not (and (> e_C q_min) (= m_C (* (/ 1 2) two_p)))))))
(assert (or (= y m_C) (>= y (+ 1 m_C)) (<= y (+ (- 1) m_C))))
(check-sat)
