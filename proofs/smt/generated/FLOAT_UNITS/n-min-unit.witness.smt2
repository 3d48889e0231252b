; FLOAT_UNITS
; operands that meet the hypotheses of: the value of N_min is N_min * 2^q_min
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers n-min-unit.witness.smt2 z3, or python -m vinculum.prove.solvers n-min-unit.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 n-min-unit.witness.smt2, or cvc5 n-min-unit.witness.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const A Real)
(declare-const B Real)
(declare-const D_min Real)
(declare-const N_min Real)
(declare-const N_min_value Real)
(declare-const two_q_min Real)
(assert (> A 0))
(assert (> B 0))
(assert (> D_min 0))
(assert (> two_q_min 0))
(assert (= N_min_value (* N_min two_q_min)))
(check-sat)
