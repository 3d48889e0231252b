; FP_ENCODING
; a counterexample to: it applies to numbers of 32 bits, all of them
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float32-patterns-everywhere.smt2 z3, or python -m vinculum.prove.solvers float32-patterns-everywhere.smt2 cvc5
; replay by their own programs, where these are installed: z3 float32-patterns-everywhere.smt2, or cvc5 float32-patterns-everywhere.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const bits Int)
(assert (and (>= bits 0) (< bits 4294967296)))
(assert (not (and (>= bits 0) (< bits 4294967296))))
(check-sat)
