; FP_DIV_CONDITIONS
; a counterexample to: 2*Abs(D*m_C - N) <= D, by the bits of the quotient
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers condition-1.smt2 z3, or python -m vinculum.prove.solvers condition-1.smt2 cvc5
; replay by their own programs, where these are installed: z3 condition-1.smt2, or cvc5 condition-1.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(declare-const first2_C Int)
(declare-const k_C Int)
(declare-const lost_C Bool)
(declare-const m_C Int)
(declare-const p Int)
(declare-const rest Bool)
(assert (or (and (< (* 2 N) (+ D (* 2 D m_C))) (or (and (> k_C (+ 3 p)) (>= (+ 1 (* 2 m_C)) 1)) (and (>= k_C 1) (<= k_C (+ 3 p)) (< first2_C (+ 1 (* 2 m_C)))))) (and (>= (* 2 N) (+ D (* 2 D m_C))) (not (or (and (> k_C (+ 3 p)) (>= (+ 1 (* 2 m_C)) 1)) (and (>= k_C 1) (<= k_C (+ 3 p)) (< first2_C (+ 1 (* 2 m_C)))))))))
(assert (or (and (not lost_C) (not rest) (>= k_C 1) (<= k_C (+ 3 p)) (= first2_C (+ 1 (* 2 m_C))) (= (* 2 N) (+ D (* 2 D m_C)))) (and (not (= (* 2 N) (+ D (* 2 D m_C)))) (not (and (not lost_C) (not rest) (>= k_C 1) (<= k_C (+ 3 p)) (= first2_C (+ 1 (* 2 m_C))))))))
(assert (or (and (< (* 2 N) (+ (* (- 1) D) (* 2 D m_C))) (or (and (> k_C (+ 3 p)) (>= (+ (- 1) (* 2 m_C)) 1)) (and (>= k_C 1) (<= k_C (+ 3 p)) (< first2_C (+ (- 1) (* 2 m_C)))))) (and (>= (* 2 N) (+ (* (- 1) D) (* 2 D m_C))) (not (or (and (> k_C (+ 3 p)) (>= (+ (- 1) (* 2 m_C)) 1)) (and (>= k_C 1) (<= k_C (+ 3 p)) (< first2_C (+ (- 1) (* 2 m_C)))))))))
(assert (or (and (not lost_C) (not rest) (>= k_C 1) (<= k_C (+ 3 p)) (= first2_C (+ (- 1) (* 2 m_C))) (= (* 2 N) (+ (* (- 1) D) (* 2 D m_C)))) (and (not (= (* 2 N) (+ (* (- 1) D) (* 2 D m_C)))) (not (and (not lost_C) (not rest) (>= k_C 1) (<= k_C (+ 3 p)) (= first2_C (+ (- 1) (* 2 m_C))))))))
(assert (> D 0))
(assert (> N 0))
(assert (>= m_C 0))
(assert (not (or (and (<= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D) (not (or (and (> k_C (+ 3 p)) (>= (+ (- 1) (* 2 m_C)) 1)) (and (>= k_C 1) (<= k_C (+ 3 p)) (< first2_C (+ (- 1) (* 2 m_C)))))) (or (and (> k_C (+ 3 p)) (>= (+ 1 (* 2 m_C)) 1)) (and (>= k_C 1) (<= k_C (+ 3 p)) (< first2_C (+ 1 (* 2 m_C)))) (and (not lost_C) (not rest) (>= k_C 1) (<= k_C (+ 3 p)) (= first2_C (+ 1 (* 2 m_C)))))) (and (> (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D) (not (and (not (or (and (> k_C (+ 3 p)) (>= (+ (- 1) (* 2 m_C)) 1)) (and (>= k_C 1) (<= k_C (+ 3 p)) (< first2_C (+ (- 1) (* 2 m_C)))))) (or (and (> k_C (+ 3 p)) (>= (+ 1 (* 2 m_C)) 1)) (and (>= k_C 1) (<= k_C (+ 3 p)) (< first2_C (+ 1 (* 2 m_C)))) (and (not lost_C) (not rest) (>= k_C 1) (<= k_C (+ 3 p)) (= first2_C (+ 1 (* 2 m_C)))))))))))
(check-sat)
