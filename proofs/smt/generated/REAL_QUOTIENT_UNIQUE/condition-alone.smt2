; REAL_QUOTIENT_UNIQUE
; a counterexample to: and nowhere else
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers condition-alone.smt2 z3, or python -m vinculum.prove.solvers condition-alone.smt2 cvc5
; replay by their own programs, where these are installed: z3 condition-alone.smt2, or cvc5 condition-alone.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Real)
(assert (not (= B 0)))
(assert (not (not (= B 0))))
(check-sat)
