; SCALAR_COMPOSITION
; a counterexample to: where it does not, both are finite and not 0
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers bfloat16-regular-operands.smt2 z3, or python -m vinculum.prove.solvers bfloat16-regular-operands.smt2 cvc5
; replay by their own programs, where these are installed: z3 bfloat16-regular-operands.smt2, or cvc5 bfloat16-regular-operands.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const bits Int)
(declare-const e_C Int)
(declare-const field_e Int)
(declare-const field_f Int)
(declare-const field_s Int)
(declare-const inf_A Bool)
(declare-const inf_B Bool)
(declare-const inf_C Bool)
(declare-const m_A Int)
(declare-const m_B Int)
(declare-const m_C Int)
(declare-const nan_A Bool)
(declare-const nan_B Bool)
(declare-const nan_C Bool)
(declare-const regular Bool)
(declare-const s_A Int)
(declare-const s_B Int)
(declare-const s_C Int)
(declare-const sign Int)
(assert (and (>= m_A 0) (>= m_B 0) (not (and inf_A nan_A)) (not (and inf_B nan_B)) (or (= s_A 0) (= s_A 1)) (or (= s_B 0) (= s_B 1)) (= sign (abs (+ s_A (* (- 1) s_B))))))
(assert (or (and regular (not inf_A) (not inf_B) (not nan_A) (not nan_B) (not (= m_A 0)) (not (= m_B 0))) (and (not regular) (= s_C field_s) (>= bits 0) (>= field_e 0) (>= field_f 0) (<= field_e 255) (< bits 65536) (< field_e 256) (< field_f 128) (or nan_C (not (or nan_A nan_B))) (or (= field_s 0) (= field_s 1)) (or inf_C (not (and inf_A (not inf_B) (not nan_B)))) (= bits (+ field_f (* 128 field_e) (* 32768 field_s))) (or (not (= field_e 0)) (and (= e_C (- 133)) (= m_C field_f))) (not (and (not inf_A) (not inf_B) (not nan_A) (not nan_B) (not (= m_A 0)) (not (= m_B 0)))) (or (not (and inf_B (not inf_A) (not nan_A))) (and (not inf_C) (not nan_C) (= m_C 0))) (or inf_C (not (and (not inf_B) (not nan_A) (not nan_B) (= m_B 0) (or inf_A (not (= m_A 0)))))) (or (and inf_C (= field_e 255) (= field_f 0)) (and (not inf_C) (or (< field_e 255) (not (= field_f 0))))) (or (and nan_C (= field_e 255) (not (= field_f 0))) (and (not nan_C) (or (= field_f 0) (< field_e 255)))) (or (not (and (> field_e 0) (< field_e 255))) (and (= e_C (+ (- 134) field_e)) (= m_C (+ 128 field_f)))) (or nan_C (not (or (and inf_A inf_B) (and (not inf_A) (not inf_B) (not nan_A) (not nan_B) (= m_A 0) (= m_B 0))))) (or (and (not inf_C) (not nan_C) (= m_C 0)) (not (and (not inf_A) (not inf_B) (not nan_A) (not nan_B) (= m_A 0) (not (= m_B 0))))) (or (and (not nan_C) (= s_C (abs (+ s_A (* (- 1) s_B))))) (not (and (not nan_A) (not nan_B) (not (or (and inf_A inf_B) (and (not inf_A) (not inf_B) (not nan_A) (not nan_B) (= m_A 0) (= m_B 0))))))))))
(assert regular)
(assert (not (and (not inf_A) (not inf_B) (not nan_A) (not nan_B) (not (= m_A 0)) (not (= m_B 0)))))
(check-sat)
