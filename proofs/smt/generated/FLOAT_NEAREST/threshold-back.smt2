; FLOAT_NEAREST
; a counterexample to: and only from there on
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers threshold-back.smt2 z3, or python -m vinculum.prove.solvers threshold-back.smt2 cvc5
; replay by their own programs, where these are installed: z3 threshold-back.smt2, or cvc5 threshold-back.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const X Real)
(declare-const two_p Real)
(assert (> two_p 0))
(assert (>= X (+ (/ (- 1) 2) two_p)))
(assert (not (>= (* 2 X) (+ (- 1) (* 2 two_p)))))
(check-sat)
