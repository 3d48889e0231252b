; FP_DIV_STEPS
; operands that meet the hypotheses of: what is above half a unit stays so times mb
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers below.witness.smt2 z3, or python -m vinculum.prove.solvers below.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 below.witness.smt2, or cvc5 below.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const half Int)
(declare-const low Int)
(declare-const mb Int)
(assert (> mb 0))
(assert (> low half))
(check-sat)
