; FP_DIV_STEPS
; a counterexample to: the pattern meets pack's contract
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers bfloat16-pack.smt2 z3, or python -m vinculum.prove.solvers bfloat16-pack.smt2 cvc5
; replay by their own programs, where these are installed: z3 bfloat16-pack.smt2, or cvc5 bfloat16-pack.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const J Int)
(declare-const bits Int)
(declare-const e_C Int)
(declare-const field_e Int)
(declare-const field_f Int)
(declare-const field_s Int)
(declare-const inf_C Bool)
(declare-const m Int)
(declare-const m_C Int)
(declare-const nan_C Bool)
(declare-const s_C Int)
(declare-const sign Int)
(declare-const unit Int)
(assert (and (>= m 0) (>= unit (- 133)) (< m 256) (or (= sign 0) (= sign 1)) (or (= unit (- 133)) (>= m 128))))
(assert (and (= s_C field_s) (>= bits 0) (>= field_e 0) (>= field_f 0) (<= field_e 255) (< bits 65536) (< field_e 256) (< field_f 128) (or (= field_s 0) (= field_s 1)) (= bits (+ field_f (* 128 field_e) (* 32768 field_s))) (or (not (= field_e 0)) (and (= e_C (- 133)) (= m_C field_f))) (or (and inf_C (= field_e 255) (= field_f 0)) (and (not inf_C) (or (< field_e 255) (not (= field_f 0))))) (or (and nan_C (= field_e 255) (not (= field_f 0))) (and (not nan_C) (or (= field_f 0) (< field_e 255)))) (or (not (and (> field_e 0) (< field_e 255))) (and (= e_C (+ (- 134) field_e)) (= m_C (+ 128 field_f))))))
(assert (or (and (= J 32640) (> (+ 17024 m (* 128 unit)) 32640)) (and (= J (+ 17024 m (* 128 unit))) (<= (+ 17024 m (* 128 unit)) 32640))))
(assert (= bits (+ J (* 32768 sign))))
(assert (not (and (= s_C field_s) (= s_C sign) (>= bits 0) (>= field_e 0) (>= field_f 0) (<= field_e 255) (< bits 65536) (< field_e 256) (< field_f 128) (or inf_C (<= unit 120)) (or (= field_s 0) (= field_s 1)) (= bits (+ field_f (* 128 field_e) (* 32768 field_s))) (or (not (= field_e 0)) (and (= e_C (- 133)) (= m_C field_f))) (or (> unit 120) (and (not inf_C) (not nan_C) (= e_C unit) (= m_C m))) (or (and inf_C (= field_e 255) (= field_f 0)) (and (not inf_C) (or (< field_e 255) (not (= field_f 0))))) (or (and nan_C (= field_e 255) (not (= field_f 0))) (and (not nan_C) (or (= field_f 0) (< field_e 255)))) (or (not (and (> field_e 0) (< field_e 255))) (and (= e_C (+ (- 134) field_e)) (= m_C (+ 128 field_f)))))))
(check-sat)
