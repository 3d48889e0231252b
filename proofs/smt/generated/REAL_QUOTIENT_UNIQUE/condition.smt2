; REAL_QUOTIENT_UNIQUE
; a counterexample to: the relation applies wherever the condition on B is met
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers condition.smt2 z3, or python -m vinculum.prove.solvers condition.smt2 cvc5
; replay by their own programs, where these are installed: z3 condition.smt2, or cvc5 condition.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Real)
(assert (not (= B 0)))
(assert (not (not (= B 0))))
(check-sat)
