; FLOAT_NEAREST
; a counterexample to: a neighbour is nearer, or as near and even
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers better.smt2 z3, or python -m vinculum.prove.solvers better.smt2 cvc5
; replay by their own programs, where these are installed: z3 better.smt2, or cvc5 better.smt2
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
(assert (>= two_p 4))
(assert (> X 0))
(assert (>= m_C 0))
(assert (<= m_C (+ (- 1) two_p)))
(assert (>= e_C q_min))
(assert (or (= e_C q_min) (= m_C (* (/ 1 2) two_p)) (>= m_C (+ 1 (* (/ 1 2) two_p)))))
(assert (or even (not (= m_C (* (/ 1 2) two_p)))))
(assert (not inf_C))
(assert (not nan_C))
(assert (or (= m_C 0) (>= m_C 1)))
(assert (not (and (not inf_C) (not nan_C) (<= (* 2 (abs (+ X (* (- 1) m_C)))) 1) (or even (not (= (* 2 (abs (+ X (* (- 1) m_C)))) 1))) (or (<= (+ (* (- 4) X) (* 4 m_C)) 1) (not (and (> e_C q_min) (= m_C (* (/ 1 2) two_p))))))))
(assert (not (or (< (abs (+ 1 m_C (* (- 1) X))) (abs (+ X (* (- 1) m_C)))) (and (not even) (= (abs (+ 1 m_C (* (- 1) X))) (abs (+ X (* (- 1) m_C))))) (and (>= m_C 1) (< (abs (+ 1 X (* (- 1) m_C))) (abs (+ X (* (- 1) m_C))))) (and (not even) (>= m_C 1) (= (abs (+ 1 X (* (- 1) m_C))) (abs (+ X (* (- 1) m_C))))) (and (> e_C q_min) (= m_C (* (/ 1 2) two_p)) (< (abs (+ (/ 1 2) X (* (/ (- 1) 2) two_p))) (abs (+ X (* (- 1) m_C))))))))
(check-sat)
