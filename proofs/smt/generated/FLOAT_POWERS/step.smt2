; FLOAT_POWERS
; a counterexample to: if 2^k is at least c = 2^j, then 2^(k+1) is: 2^k >= 2^j for all k >= j
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers step.smt2 z3, or python -m vinculum.prove.solvers step.smt2 cvc5
; replay by their own programs, where these are installed: z3 step.smt2, or cvc5 step.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const P Real)
(declare-const c Real)
(assert (> c 0))
(assert (>= P c))
(assert (not (>= (* 2 P) c)))
(check-sat)
