; FP_ENCODING
; operands that meet the hypotheses of: it applies to numbers of 64 bits alone
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float64-patterns-nowhere-else.witness.smt2 z3, or python -m vinculum.prove.solvers float64-patterns-nowhere-else.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 float64-patterns-nowhere-else.witness.smt2, or cvc5 float64-patterns-nowhere-else.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const bits Int)
(assert (and (>= bits 0) (< bits 18446744073709551616)))
(check-sat)
