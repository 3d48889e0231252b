; FLOAT_UNITS
; operands that meet the hypotheses of: the same by SMT-LIB's division
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers n-max-divided.witness.smt2 z3, or python -m vinculum.prove.solvers n-max-divided.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 n-max-divided.witness.smt2, or cvc5 n-max-divided.witness.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const A Real)
(declare-const B Real)
(declare-const D_max Real)
(declare-const N_max_value Real)
(declare-const two_q_max Real)
(assert (> A 0))
(assert (> B 0))
(assert (> D_max 0))
(assert (> two_q_max 0))
(assert (= (* B N_max_value) (* A D_max)))
(check-sat)
