; FLOAT_NEAREST
; a counterexample to: infinity from P * (2 - 2^-p) on
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers threshold.smt2 z3, or python -m vinculum.prove.solvers threshold.smt2 cvc5
; replay by their own programs, where these are installed: z3 threshold.smt2, or cvc5 threshold.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const X Real)
(declare-const two_p Real)
(assert (> two_p 0))
(assert (>= (* 2 X) (+ (- 1) (* 2 two_p))))
(assert (not (>= X (+ (/ (- 1) 2) two_p))))
(check-sat)
