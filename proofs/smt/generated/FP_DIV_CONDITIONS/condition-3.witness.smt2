; FP_DIV_CONDITIONS
; operands that meet the hypotheses of: 4*D*m_C - 4*N <= D, by the bits of the quotient
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers condition-3.witness.smt2 z3, or python -m vinculum.prove.solvers condition-3.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 condition-3.witness.smt2, or cvc5 condition-3.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const H Int)
(declare-const N Int)
(declare-const first4_C Int)
(declare-const k_C Int)
(declare-const p Int)
(assert (or (and (< (* 4 N) (+ (* (- 1) D) (* 4 D H))) (or (and (> k_C (+ 3 p)) (>= (+ (- 1) (* 4 H)) 1)) (and (>= k_C 1) (<= k_C (+ 3 p)) (< first4_C (+ (- 1) (* 4 H)))))) (and (>= (* 4 N) (+ (* (- 1) D) (* 4 D H))) (not (or (and (> k_C (+ 3 p)) (>= (+ (- 1) (* 4 H)) 1)) (and (>= k_C 1) (<= k_C (+ 3 p)) (< first4_C (+ (- 1) (* 4 H)))))))))
(check-sat)
