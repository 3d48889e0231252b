; FLOAT16_THROUGH_FLOAT32
; operands that meet the hypotheses of: n/d overflows, vanishes, or is below the normal range where M/T does
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers thresholds.witness.smt2 z3, or python -m vinculum.prove.solvers thresholds.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 thresholds.witness.smt2, or cvc5 thresholds.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const M Int)
(declare-const T Int)
(declare-const d Int)
(declare-const inf_C Bool)
(declare-const n Int)
(declare-const nan_C Bool)
(assert (>= d 1))
(assert (>= T 1))
(assert (not inf_C))
(assert (not nan_C))
(assert (and (= (> n (* 8190 d)) (> M (* 8190 T))) (= (< n (* 8190 d)) (< M (* 8190 T)))))
(assert (and (= (> n (* 2 d)) (> M (* 2 T))) (= (< n (* 2 d)) (< M (* 2 T)))))
(assert (and (= (> n (* 4096 d)) (> M (* 4096 T))) (= (< n (* 4096 d)) (< M (* 4096 T)))))
(check-sat)
