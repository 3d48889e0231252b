; BFLOAT16_THROUGH_FLOAT32
; operands that meet the hypotheses of: T is at least 16384 wherever the wide quantum is the smallest one
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers finest.witness.smt2 z3, or python -m vinculum.prove.solvers finest.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 finest.witness.smt2, or cvc5 finest.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const e_C Int)
(assert (>= e_C (- 133)))
(check-sat)
