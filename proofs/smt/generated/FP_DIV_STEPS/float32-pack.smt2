; FP_DIV_STEPS
; a counterexample to: the pattern meets pack's contract
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float32-pack.smt2 z3, or python -m vinculum.prove.solvers float32-pack.smt2 cvc5
; replay by their own programs, where these are installed: z3 float32-pack.smt2, or cvc5 float32-pack.smt2
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
(assert (and (>= m 0) (>= unit (- 149)) (< m 16777216) (or (= sign 0) (= sign 1)) (or (= unit (- 149)) (>= m 8388608))))
(assert (and (= s_C field_s) (>= bits 0) (>= field_e 0) (>= field_f 0) (<= field_e 255) (< bits 4294967296) (< field_e 256) (< field_f 8388608) (or (= field_s 0) (= field_s 1)) (= bits (+ field_f (* 8388608 field_e) (* 2147483648 field_s))) (or (not (= field_e 0)) (and (= e_C (- 149)) (= m_C field_f))) (or (and inf_C (= field_e 255) (= field_f 0)) (and (not inf_C) (or (< field_e 255) (not (= field_f 0))))) (or (and nan_C (= field_e 255) (not (= field_f 0))) (and (not nan_C) (or (= field_f 0) (< field_e 255)))) (or (not (and (> field_e 0) (< field_e 255))) (and (= e_C (+ (- 150) field_e)) (= m_C (+ 8388608 field_f))))))
(assert (or (and (= J 2139095040) (> (+ 1249902592 m (* 8388608 unit)) 2139095040)) (and (= J (+ 1249902592 m (* 8388608 unit))) (<= (+ 1249902592 m (* 8388608 unit)) 2139095040))))
(assert (= bits (+ J (* 2147483648 sign))))
(assert (not (and (= s_C field_s) (= s_C sign) (>= bits 0) (>= field_e 0) (>= field_f 0) (<= field_e 255) (< bits 4294967296) (< field_e 256) (< field_f 8388608) (or inf_C (<= unit 104)) (or (= field_s 0) (= field_s 1)) (= bits (+ field_f (* 8388608 field_e) (* 2147483648 field_s))) (or (not (= field_e 0)) (and (= e_C (- 149)) (= m_C field_f))) (or (> unit 104) (and (not inf_C) (not nan_C) (= e_C unit) (= m_C m))) (or (and inf_C (= field_e 255) (= field_f 0)) (and (not inf_C) (or (< field_e 255) (not (= field_f 0))))) (or (and nan_C (= field_e 255) (not (= field_f 0))) (and (not nan_C) (or (= field_f 0) (< field_e 255)))) (or (not (and (> field_e 0) (< field_e 255))) (and (= e_C (+ (- 150) field_e)) (= m_C (+ 8388608 field_f)))))))
(check-sat)
