; FLOAT_POWERS
; a counterexample to: where it is at most c
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers times-at-most.smt2 z3, or python -m vinculum.prove.solvers times-at-most.smt2 cvc5
; replay by their own programs, where these are installed: z3 times-at-most.smt2, or cvc5 times-at-most.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const P Real)
(declare-const c Real)
(declare-const x Real)
(assert (> x 0))
(assert (<= P c))
(assert (not (<= (* P x) (* c x))))
(check-sat)
