; FP_DIV_STEPS
; operands that meet the hypotheses of: and what is below a unit
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers unit.witness.smt2 z3, or python -m vinculum.prove.solvers unit.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 unit.witness.smt2, or cvc5 unit.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const half Int)
(declare-const low Int)
(declare-const mb Int)
(assert (> mb 0))
(assert (< low (* 2 half)))
(check-sat)
