; BFLOAT16_THROUGH_FLOAT32
; operands that meet the hypotheses of: the same numbers are nearest to n/d and to M/T, by wide normal, wide subnormal and far
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers nearest.witness.smt2 z3, or python -m vinculum.prove.solvers nearest.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 nearest.witness.smt2, or cvc5 nearest.witness.smt2
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
(check-sat)
