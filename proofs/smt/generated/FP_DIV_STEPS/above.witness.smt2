; FP_DIV_STEPS
; operands that meet the hypotheses of: what is below half a unit too
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers above.witness.smt2 z3, or python -m vinculum.prove.solvers above.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 above.witness.smt2, or cvc5 above.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const half Int)
(declare-const low Int)
(declare-const mb Int)
(assert (> mb 0))
(assert (< low half))
(check-sat)
