; FLOAT_EXISTS
; operands that meet the hypotheses of: the whole induction for float32: one of 254 binades holds it
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers binades-of-float32.witness.smt2 z3, or python -m vinculum.prove.solvers binades-of-float32.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 binades-of-float32.witness.smt2, or cvc5 binades-of-float32.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D_min Int)
(declare-const N_min Int)
(assert (> D_min 0))
(assert (>= N_min (* 8388608 D_min)))
(assert (< (* 2 N_min) (* 485667208582421113065341048759506600574613228104286797107882597502528070312160919552 D_min)))
(check-sat)
