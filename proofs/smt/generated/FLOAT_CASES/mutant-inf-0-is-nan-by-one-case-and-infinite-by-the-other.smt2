; FLOAT_CASES
; a counterexample to zero_denominator and infinite_numerator, wrong on purpose: inf/0 is NaN by one case and infinite by the other
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-inf-0-is-nan-by-one-case-and-infinite-by-the-other.smt2 z3, or python -m vinculum.prove.solvers mutant-inf-0-is-nan-by-one-case-and-infinite-by-the-other.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-inf-0-is-nan-by-one-case-and-infinite-by-the-other.smt2, or cvc5 mutant-inf-0-is-nan-by-one-case-and-infinite-by-the-other.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const inf_A Bool)
(declare-const inf_B Bool)
(declare-const inf_C Bool)
(declare-const m_A Int)
(declare-const m_B Int)
(declare-const nan_A Bool)
(declare-const nan_B Bool)
(declare-const nan_C Bool)
(assert (not (and inf_A nan_A)))
(assert (not (and inf_B nan_B)))
(assert (and (not inf_B) (not nan_A) (not nan_B) (= m_B 0) (or inf_A (not (= m_A 0)))))
(assert (and inf_A (not inf_B) (not nan_B)))
(assert (not (= nan_C inf_C)))
(check-sat)
