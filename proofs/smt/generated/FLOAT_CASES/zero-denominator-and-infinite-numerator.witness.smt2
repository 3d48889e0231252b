; FLOAT_CASES
; operands that meet the hypotheses of: zero_denominator and infinite_numerator overlap, and ask for the same
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers zero-denominator-and-infinite-numerator.witness.smt2 z3, or python -m vinculum.prove.solvers zero-denominator-and-infinite-numerator.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 zero-denominator-and-infinite-numerator.witness.smt2, or cvc5 zero-denominator-and-infinite-numerator.witness.smt2
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
(assert (and (not inf_B) (not nan_A) (not nan_B) (= m_B 0) (or inf_A (not (= m_A 0)))))
(assert (and inf_A (not inf_B) (not nan_B)))
(check-sat)
