; FLOAT_FRACTION_FREE
; a counterexample to: overflow.domain does not change where a fraction is multiplied out
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers overflow-domain.smt2 z3, or python -m vinculum.prove.solvers overflow-domain.smt2 cvc5
; replay by their own programs, where these are installed: z3 overflow-domain.smt2, or cvc5 overflow-domain.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const D_max Real)
(declare-const N_max Real)
(declare-const factor_N_max Real)
(declare-const inf_A Bool)
(declare-const inf_B Bool)
(declare-const m_A Real)
(declare-const m_B Real)
(declare-const nan_A Bool)
(declare-const nan_B Bool)
(declare-const two_p Real)
(assert (> factor_N_max 0))
(assert (> D_max 0))
(assert (and (not inf_A) (not inf_B) (not nan_A) (not nan_B) (not (= m_A 0)) (not (= m_B 0)) (>= (* 2 N_max) (* D_max (+ (- 1) (* 2 two_p))))))
(assert (not (and (not inf_A) (not inf_B) (not nan_A) (not nan_B) (not (= m_A 0)) (not (= m_B 0)) (>= (* 2 N_max factor_N_max) (* D_max factor_N_max (+ (- 1) (* 2 two_p)))))))
(check-sat)
