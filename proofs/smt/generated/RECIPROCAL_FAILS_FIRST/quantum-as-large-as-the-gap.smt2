; RECIPROCAL_FAILS_FIRST
; a counterexample to: the rounded number is j or more where the exact one is j - h or more; by product
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers quantum-as-large-as-the-gap.smt2 z3, or python -m vinculum.prove.solvers quantum-as-large-as-the-gap.smt2 cvc5
; replay by their own programs, where these are installed: z3 quantum-as-large-as-the-gap.smt2, or cvc5 quantum-as-large-as-the-gap.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(declare-const e_C Int)
(declare-const half Int)
(declare-const hidden Int)
(declare-const m_C Int)
(declare-const q_min Int)
(assert (> hidden 0))
(assert (and (<= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D) (or (= (mod m_C 2) 0) (not (= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D))) (or (not (and (= m_C hidden) (> e_C q_min))) (<= (+ (* (- 4) N) (* 4 D m_C)) D))))
(assert (> e_C q_min))
(assert (>= N 1))
(assert (>= D 1))
(assert (>= hidden 2))
(assert (>= m_C hidden))
(assert (< m_C (* 2 hidden)))
(assert (> (* 2 half) hidden))
(assert (<= half hidden))
(assert (or (< D 0) (< (+ m_C (* (- 2) half)) 0) (>= (+ (* D m_C) (* (- 2) D half)) 0)))
(assert (or (< D 0) (< (+ (- 1) (* (- 1) m_C) (* 2 half)) 0) (>= (+ (* (- 1) D) (* (- 1) D m_C) (* 2 D half)) 0)))
(assert (or (< D 0) (< (+ (- 2) (* (- 1) m_C) (* 2 half)) 0) (>= (+ (* (- 2) D) (* (- 1) D m_C) (* 2 D half)) 0)))
(assert (not (= (>= (* 2 N) (* D (+ (- 1) (* 4 half)))) (>= m_C (* 2 half)))))
(check-sat)
