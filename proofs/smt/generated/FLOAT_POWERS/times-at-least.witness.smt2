; FLOAT_POWERS
; operands that meet the hypotheses of: a positive number times 2^k, where 2^k is at least c
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers times-at-least.witness.smt2 z3, or python -m vinculum.prove.solvers times-at-least.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 times-at-least.witness.smt2, or cvc5 times-at-least.witness.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const P Real)
(declare-const c Real)
(declare-const x Real)
(assert (> x 0))
(assert (>= P c))
(check-sat)
