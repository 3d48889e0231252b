; FLOAT_CASES
; a counterexample to complete, wrong on purpose: NaN by NaN only
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-nan-by-nan-only.smt2 z3, or python -m vinculum.prove.solvers mutant-nan-by-nan-only.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-nan-by-nan-only.smt2, or cvc5 mutant-nan-by-nan-only.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D_max Int)
(declare-const D_min Int)
(declare-const N_max Int)
(declare-const N_min Int)
(declare-const hidden Int)
(declare-const inf_A Bool)
(declare-const inf_B Bool)
(declare-const m_A Int)
(declare-const m_B Int)
(declare-const nan_A Bool)
(declare-const nan_B Bool)
(assert (> hidden 0))
(assert (not (and inf_A nan_A)))
(assert (not (and inf_B nan_B)))
(assert (not (or (and inf_A inf_B) (and nan_A nan_B) (and inf_A (not inf_B) (not nan_B)) (and inf_B (not inf_A) (not nan_A)) (and (not inf_B) (not nan_A) (not nan_B) (= m_B 0) (or inf_A (not (= m_A 0)))) (and (not inf_A) (not inf_B) (not nan_A) (not nan_B) (= m_A 0) (= m_B 0)) (and (not inf_A) (not inf_B) (not nan_A) (not nan_B) (= m_A 0) (not (= m_B 0))) (and (not inf_A) (not inf_B) (not nan_A) (not nan_B) (not (= m_A 0)) (not (= m_B 0)) (<= (* 2 N_min) D_min)) (and (not inf_A) (not inf_B) (not nan_A) (not nan_B) (not (= m_A 0)) (not (= m_B 0)) (> (* 2 N_min) D_min) (< N_min (* D_min hidden))) (and (not inf_A) (not inf_B) (not nan_A) (not nan_B) (not (= m_A 0)) (not (= m_B 0)) (>= (* 2 N_max) (* D_max (+ (- 1) (* 4 hidden))))) (and (not inf_A) (not inf_B) (not nan_A) (not nan_B) (not (= m_A 0)) (not (= m_B 0)) (>= N_min (* D_min hidden)) (< (* 2 N_max) (* D_max (+ (- 1) (* 4 hidden))))))))
(check-sat)
