; FP_DIV_STEPS
; operands that meet the hypotheses of: the pattern meets pack's contract
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float16-pack.witness.smt2 z3, or python -m vinculum.prove.solvers float16-pack.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 float16-pack.witness.smt2, or cvc5 float16-pack.witness.smt2
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
(assert (and (>= m 0) (>= unit (- 24)) (< m 2048) (or (= sign 0) (= sign 1)) (or (= unit (- 24)) (>= m 1024))))
(assert (and (= s_C field_s) (>= bits 0) (>= field_e 0) (>= field_f 0) (<= field_e 31) (< bits 65536) (< field_e 32) (< field_f 1024) (or (= field_s 0) (= field_s 1)) (= bits (+ field_f (* 1024 field_e) (* 32768 field_s))) (or (not (= field_e 0)) (and (= e_C (- 24)) (= m_C field_f))) (or (and inf_C (= field_e 31) (= field_f 0)) (and (not inf_C) (or (< field_e 31) (not (= field_f 0))))) (or (and nan_C (= field_e 31) (not (= field_f 0))) (and (not nan_C) (or (= field_f 0) (< field_e 31)))) (or (not (and (> field_e 0) (< field_e 31))) (and (= e_C (+ (- 25) field_e)) (= m_C (+ 1024 field_f))))))
(assert (or (and (= J 31744) (> (+ 24576 m (* 1024 unit)) 31744)) (and (= J (+ 24576 m (* 1024 unit))) (<= (+ 24576 m (* 1024 unit)) 31744))))
(assert (= bits (+ J (* 32768 sign))))
(check-sat)
