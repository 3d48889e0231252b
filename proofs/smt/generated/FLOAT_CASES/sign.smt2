; FLOAT_CASES
; a counterexample to: the sign is asked for wherever the quotient is not NaN, and nowhere else
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers sign.smt2 z3, or python -m vinculum.prove.solvers sign.smt2 cvc5
; replay by their own programs, where these are installed: z3 sign.smt2, or cvc5 sign.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const inf_A Bool)
(declare-const inf_B Bool)
(declare-const m_A Int)
(declare-const m_B Int)
(declare-const nan_A Bool)
(declare-const nan_B Bool)
(assert (not (and inf_A nan_A)))
(assert (not (and inf_B nan_B)))
(assert (not (= (and (not nan_A) (not nan_B) (not (or (and inf_A inf_B) (and (not inf_A) (not inf_B) (not nan_A) (not nan_B) (= m_A 0) (= m_B 0))))) (not (or nan_A nan_B (and inf_A inf_B) (and (not inf_A) (not inf_B) (not nan_A) (not nan_B) (= m_A 0) (= m_B 0)))))))
(check-sat)
