; FLOAT_NEAREST
; a counterexample to: elsewhere the smallest number is nearer than zero
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers not-zero.smt2 z3, or python -m vinculum.prove.solvers not-zero.smt2 cvc5
; replay by their own programs, where these are installed: z3 not-zero.smt2, or cvc5 not-zero.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const X Real)
(assert (> (* 2 X) 1))
(assert (> X 0))
(assert (not (< (abs (+ (- 1) X)) X)))
(check-sat)
