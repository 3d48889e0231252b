; FP_ENCODING
; operands that meet the hypotheses of: it applies to numbers of 32 bits, all of them
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float32-patterns-everywhere.witness.smt2 z3, or python -m vinculum.prove.solvers float32-patterns-everywhere.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 float32-patterns-everywhere.witness.smt2, or cvc5 float32-patterns-everywhere.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const bits Int)
(assert (and (>= bits 0) (< bits 4294967296)))
(check-sat)
