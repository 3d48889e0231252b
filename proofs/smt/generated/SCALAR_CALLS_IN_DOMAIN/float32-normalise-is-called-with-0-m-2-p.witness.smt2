; SCALAR_CALLS_IN_DOMAIN
; operands that meet the hypotheses of: float32: normalise is called with 0 < m < 2^p
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float32-normalise-is-called-with-0-m-2-p.witness.smt2 z3, or python -m vinculum.prove.solvers float32-normalise-is-called-with-0-m-2-p.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 float32-normalise-is-called-with-0-m-2-p.witness.smt2, or cvc5 float32-normalise-is-called-with-0-m-2-p.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const bits_A Int)
(declare-const e_A Int)
(declare-const field_e_A Int)
(declare-const field_f_A Int)
(declare-const field_s_A Int)
(declare-const inf_A Bool)
(declare-const inf_B Bool)
(declare-const m_A Int)
(declare-const m_B Int)
(declare-const nan_A Bool)
(declare-const nan_B Bool)
(declare-const s_A Int)
(assert (and (= s_A field_s_A) (>= bits_A 0) (>= field_e_A 0) (>= field_f_A 0) (<= field_e_A 255) (< bits_A 4294967296) (< field_e_A 256) (< field_f_A 8388608) (or (= field_s_A 0) (= field_s_A 1)) (= bits_A (+ field_f_A (* 8388608 field_e_A) (* 2147483648 field_s_A))) (or (not (= field_e_A 0)) (and (= e_A (- 149)) (= m_A field_f_A))) (or (and inf_A (= field_e_A 255) (= field_f_A 0)) (and (not inf_A) (or (< field_e_A 255) (not (= field_f_A 0))))) (or (and nan_A (= field_e_A 255) (not (= field_f_A 0))) (and (not nan_A) (or (= field_f_A 0) (< field_e_A 255)))) (or (not (and (> field_e_A 0) (< field_e_A 255))) (and (= e_A (+ (- 150) field_e_A)) (= m_A (+ 8388608 field_f_A))))))
(assert (and (not inf_A) (not inf_B) (not nan_A) (not nan_B) (not (= m_A 0)) (not (= m_B 0))))
(check-sat)
