; FLOAT_SPECIAL_CASES
; a counterexample to: every operand is of one of the kinds
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers kinds.smt2 z3, or python -m vinculum.prove.solvers kinds.smt2 cvc5
; replay by their own programs, where these are installed: z3 kinds.smt2, or cvc5 kinds.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const inf_A Bool)
(declare-const m_A Int)
(declare-const nan_A Bool)
(assert (not (and inf_A nan_A)))
(assert (not (or (and inf_A (not nan_A)) (and nan_A (not inf_A)) (and (not inf_A) (not nan_A) (= m_A 0)) (and (not inf_A) (not nan_A) (not (= m_A 0))))))
(check-sat)
