; FLOAT64_QUOTIENT_CUT
; operands that meet the hypotheses of: the float quotient is at least k, so that it is not cut to less than k; by product
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers not-below.witness.smt2 z3, or python -m vinculum.prove.solvers not-below.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 not-below.witness.smt2, or cvc5 not-below.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const S Int)
(declare-const a Int)
(declare-const b Int)
(declare-const e_C Int)
(declare-const hidden Int)
(declare-const k Int)
(declare-const m_C Int)
(declare-const q_min Int)
(declare-const r Int)
(assert (> hidden 0))
(assert (>= a 1))
(assert (>= b 1))
(assert (= a (+ r (* b k))))
(assert (>= r 0))
(assert (< r b))
(assert (>= k 0))
(assert (>= m_C hidden))
(assert (< m_C (* 2 hidden)))
(assert (> e_C q_min))
(assert (>= S 1))
(assert (and (<= (* 2 (abs (+ (* S a) (* (- 1) b m_C)))) b) (or (= (mod m_C 2) 0) (not (= (* 2 (abs (+ (* S a) (* (- 1) b m_C)))) b))) (or (not (and (= m_C hidden) (> e_C q_min))) (<= (+ (* (- 4) S a) (* 4 b m_C)) b))))
(assert (or (< b 0) (< (+ (- 1) (* (- 1) m_C) (* S k)) 0) (>= (+ (* (- 1) b) (* (- 1) b m_C) (* S b k)) 0)))
(assert (or (< S 0) (< r 0) (>= (* S r) 0)))
(check-sat)
