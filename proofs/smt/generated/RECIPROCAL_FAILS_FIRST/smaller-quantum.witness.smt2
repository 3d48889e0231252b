; RECIPROCAL_FAILS_FIRST
; operands that meet the hypotheses of: where the quantum is smaller than the gap below j both are less; by product
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers smaller-quantum.witness.smt2 z3, or python -m vinculum.prove.solvers smaller-quantum.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 smaller-quantum.witness.smt2, or cvc5 smaller-quantum.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(declare-const T Int)
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
(assert (>= T 2))
(assert (or (< D 0) (< (+ (- 2) T) 0) (>= (+ (* (- 2) D) (* D T)) 0)))
(assert (or (< D 0) (< (+ (- 1) (* (- 1) m_C) (* 2 hidden)) 0) (>= (+ (* (- 1) D) (* (- 1) D m_C) (* 2 D hidden)) 0)))
(assert (or (< (+ (- 2) T) 0) (< (+ (- 1) (* (- 1) hidden) (* 2 half)) 0) (>= (+ 2 (* (- 1) T) (* (- 4) half) (* 2 hidden) (* (- 1) T hidden) (* 2 T half)) 0)))
(assert (or (< (+ (- 2) T) 0) (< (* D (+ (- 1) (* 4 half))) 0) (>= (+ (* 2 D) (* (- 1) D T) (* (- 8) D half) (* 4 D T half)) 0)))
(assert (or (< D 0) (< (+ (- 2) (* (- 2) hidden) (* 4 half)) 0) (>= (+ (* (- 2) D) (* (- 2) D hidden) (* 4 D half)) 0)))
(assert (or (< D 0) (< (+ (- 1) (* (- 1) m_C) (* T half)) 0) (>= (+ (* (- 1) D) (* (- 1) D m_C) (* D T half)) 0)))
(check-sat)
