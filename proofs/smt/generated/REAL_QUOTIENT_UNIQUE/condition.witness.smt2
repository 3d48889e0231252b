; REAL_QUOTIENT_UNIQUE
; operands that meet the hypotheses of: the relation applies wherever the condition on B is met
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers condition.witness.smt2 z3, or python -m vinculum.prove.solvers condition.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 condition.witness.smt2, or cvc5 condition.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Real)
(assert (not (= B 0)))
(check-sat)
