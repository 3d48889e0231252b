; FP_ENCODING
; a counterexample to: it applies to numbers of 64 bits, all of them
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float64-patterns-everywhere.smt2 z3, or python -m vinculum.prove.solvers float64-patterns-everywhere.smt2 cvc5
; replay by their own programs, where these are installed: z3 float64-patterns-everywhere.smt2, or cvc5 float64-patterns-everywhere.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const bits Int)
(assert (and (>= bits 0) (< bits 18446744073709551616)))
(assert (not (and (>= bits 0) (< bits 18446744073709551616))))
(check-sat)
