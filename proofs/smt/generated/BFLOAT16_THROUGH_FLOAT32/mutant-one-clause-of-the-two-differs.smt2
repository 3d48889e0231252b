; BFLOAT16_THROUGH_FLOAT32
; a counterexample to nearest, wrong on purpose: one clause of the two differs
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-one-clause-of-the-two-differs.smt2 z3, or python -m vinculum.prove.solvers mutant-one-clause-of-the-two-differs.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-one-clause-of-the-two-differs.smt2, or cvc5 mutant-one-clause-of-the-two-differs.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const M Int)
(declare-const T Int)
(declare-const d Int)
(declare-const e_C Int)
(declare-const inf_C Bool)
(declare-const m_C Int)
(declare-const n Int)
(declare-const nan_C Bool)
(declare-const q_min Int)
(assert (>= d 1))
(assert (>= T 1))
(assert (not inf_C))
(assert (not nan_C))
(assert (and (= (> n (* d (+ (- 2) (* 4 m_C)))) (> M (* T (+ (- 2) (* 4 m_C))))) (= (< n (* d (+ (- 2) (* 4 m_C)))) (< M (* T (+ (- 2) (* 4 m_C)))))))
(assert (and (= (> n (* d (+ 2 (* 4 m_C)))) (> M (* T (+ 2 (* 4 m_C))))) (= (< n (* d (+ 2 (* 4 m_C)))) (< M (* T (+ 2 (* 4 m_C)))))))
(assert (and (= (> n (* d (+ (- 1) (* 4 m_C)))) (> M (* T (+ (- 1) (* 4 m_C))))) (= (< n (* d (+ (- 1) (* 4 m_C)))) (< M (* T (+ (- 1) (* 4 m_C)))))))
(assert (not (= (and (not inf_C) (not nan_C) (<= (* 2 (abs (+ (* (- 1) n) (* 4 d m_C)))) (* 4 d)) (or (= (mod m_C 2) 0) (not (= (* 2 (abs (+ (* (- 1) n) (* 4 d m_C)))) (* 4 d)))) (or (not (and (= m_C 128) (> e_C q_min))) (<= (+ (* (- 4) n) (* 16 d m_C)) (* 4 d)))) (and (not inf_C) (not nan_C) (<= (* 2 (abs (+ M (* (- 4) T m_C)))) (* 4 T)) (or (= (mod m_C 2) 0) (not (= (* 2 (abs (+ M (* (- 4) T m_C)))) (* 4 T))))))))
(check-sat)
