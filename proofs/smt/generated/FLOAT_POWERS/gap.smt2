; FLOAT_POWERS
; a counterexample to: and 2^(k+1) is then at least 2c
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers gap.smt2 z3, or python -m vinculum.prove.solvers gap.smt2 cvc5
; replay by their own programs, where these are installed: z3 gap.smt2, or cvc5 gap.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const P Real)
(declare-const c Real)
(assert (> c 0))
(assert (>= P c))
(assert (not (>= (* 2 P) (* 2 c))))
(check-sat)
