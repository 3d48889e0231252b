; FP_DIV_STEPS
; a counterexample to: the pattern meets pack's contract
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float64-pack.smt2 z3, or python -m vinculum.prove.solvers float64-pack.smt2 cvc5
; replay by their own programs, where these are installed: z3 float64-pack.smt2, or cvc5 float64-pack.smt2
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
(assert (and (>= m 0) (>= unit (- 1074)) (< m 9007199254740992) (or (= sign 0) (= sign 1)) (or (= unit (- 1074)) (>= m 4503599627370496))))
(assert (and (= s_C field_s) (>= bits 0) (>= field_e 0) (>= field_f 0) (<= field_e 2047) (< bits 18446744073709551616) (< field_e 2048) (< field_f 4503599627370496) (or (= field_s 0) (= field_s 1)) (= bits (+ field_f (* 4503599627370496 field_e) (* 9223372036854775808 field_s))) (or (not (= field_e 0)) (and (= e_C (- 1074)) (= m_C field_f))) (or (and inf_C (= field_e 2047) (= field_f 0)) (and (not inf_C) (or (< field_e 2047) (not (= field_f 0))))) (or (and nan_C (= field_e 2047) (not (= field_f 0))) (and (not nan_C) (or (= field_f 0) (< field_e 2047)))) (or (not (and (> field_e 0) (< field_e 2047))) (and (= e_C (+ (- 1075) field_e)) (= m_C (+ 4503599627370496 field_f))))))
(assert (or (and (= J 9218868437227405312) (> (+ 4836865999795912704 m (* 4503599627370496 unit)) 9218868437227405312)) (and (= J (+ 4836865999795912704 m (* 4503599627370496 unit))) (<= (+ 4836865999795912704 m (* 4503599627370496 unit)) 9218868437227405312))))
(assert (= bits (+ J (* 9223372036854775808 sign))))
(assert (not (and (= s_C field_s) (= s_C sign) (>= bits 0) (>= field_e 0) (>= field_f 0) (<= field_e 2047) (< bits 18446744073709551616) (< field_e 2048) (< field_f 4503599627370496) (or inf_C (<= unit 971)) (or (= field_s 0) (= field_s 1)) (= bits (+ field_f (* 4503599627370496 field_e) (* 9223372036854775808 field_s))) (or (not (= field_e 0)) (and (= e_C (- 1074)) (= m_C field_f))) (or (> unit 971) (and (not inf_C) (not nan_C) (= e_C unit) (= m_C m))) (or (and inf_C (= field_e 2047) (= field_f 0)) (and (not inf_C) (or (< field_e 2047) (not (= field_f 0))))) (or (and nan_C (= field_e 2047) (not (= field_f 0))) (and (not nan_C) (or (= field_f 0) (< field_e 2047)))) (or (not (and (> field_e 0) (< field_e 2047))) (and (= e_C (+ (- 1075) field_e)) (= m_C (+ 4503599627370496 field_f)))))))
(check-sat)
