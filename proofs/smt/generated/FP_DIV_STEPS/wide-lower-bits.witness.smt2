; FP_DIV_STEPS
; operands that meet the hypotheses of: bits that are not all 0, times mb
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers wide-lower-bits.witness.smt2 z3, or python -m vinculum.prove.solvers wide-lower-bits.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 wide-lower-bits.witness.smt2, or cvc5 wide-lower-bits.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const low Int)
(declare-const mb Int)
(assert (> mb 0))
(assert (> low 0))
(check-sat)
