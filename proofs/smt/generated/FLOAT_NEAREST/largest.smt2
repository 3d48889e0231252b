; FLOAT_NEAREST
; a counterexample to: below the threshold no neighbour above the largest number is needed
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers largest.smt2 z3, or python -m vinculum.prove.solvers largest.smt2 cvc5
; replay by their own programs, where these are installed: z3 largest.smt2, or cvc5 largest.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const X Real)
(declare-const e_C Real)
(declare-const even Bool)
(declare-const m_C Real)
(declare-const q_min Real)
(declare-const two_p Real)
(assert (>= two_p 4))
(assert (> X 0))
(assert (>= m_C 0))
(assert (<= m_C (+ (- 1) two_p)))
(assert (>= e_C q_min))
(assert (or (= e_C q_min) (= m_C (* (/ 1 2) two_p)) (>= m_C (+ 1 (* (/ 1 2) two_p)))))
(assert (or even (not (= m_C (* (/ 1 2) two_p)))))
(assert (= m_C (+ (- 1) two_p)))
(assert (< (* 2 X) (+ (- 1) (* 2 two_p))))
(assert (not (< (abs (+ X (* (- 1) m_C))) (abs (+ 1 m_C (* (- 1) X))))))
(check-sat)
