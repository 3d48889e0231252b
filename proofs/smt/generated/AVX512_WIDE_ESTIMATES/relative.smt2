; AVX512_WIDE_ESTIMATES
; a counterexample to: a rounded number of the normal range is within u of the exact one; by product
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers relative.smt2 z3, or python -m vinculum.prove.solvers relative.smt2 cvc5
; replay by their own programs, where these are installed: z3 relative.smt2, or cvc5 relative.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(declare-const e_C Int)
(declare-const hidden Int)
(declare-const m_C Int)
(declare-const q_min Int)
(assert (> hidden 0))
(assert (and (<= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D) (or (= (mod m_C 2) 0) (not (= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D))) (or (not (and (= m_C hidden) (> e_C q_min))) (<= (+ (* (- 4) N) (* 4 D m_C)) D))))
(assert (>= D 1))
(assert (>= N 1))
(assert (>= m_C hidden))
(assert (< m_C (* 2 hidden)))
(assert (or (> e_C q_min) (and (= e_C q_min) (>= N (* D hidden)))))
(assert (or (< D 0) (< (+ (- 1) m_C (* (- 1) hidden)) 0) (>= (+ (* (- 1) D) (* D m_C) (* (- 1) D hidden)) 0)))
(assert (or (< D 0) (>= (+ (* (- 1) D) (* D hidden)) 0)))
(assert (not (<= (* 2 hidden (abs (+ (* (- 1) N) (* D m_C)))) N)))
(check-sat)
