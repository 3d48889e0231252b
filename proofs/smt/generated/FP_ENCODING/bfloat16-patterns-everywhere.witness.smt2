; FP_ENCODING
; operands that meet the hypotheses of: it applies to numbers of 16 bits, all of them
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers bfloat16-patterns-everywhere.witness.smt2 z3, or python -m vinculum.prove.solvers bfloat16-patterns-everywhere.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 bfloat16-patterns-everywhere.witness.smt2, or cvc5 bfloat16-patterns-everywhere.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const bits Int)
(assert (and (>= bits 0) (< bits 65536)))
(check-sat)
