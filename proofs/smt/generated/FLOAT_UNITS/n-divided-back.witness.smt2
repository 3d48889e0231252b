; FLOAT_UNITS
; operands that meet the hypotheses of: and back
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers n-divided-back.witness.smt2 z3, or python -m vinculum.prove.solvers n-divided-back.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 n-divided-back.witness.smt2, or cvc5 n-divided-back.witness.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const D Real)
(declare-const two_e_C Real)
(declare-const A Real) (declare-const B Real) (declare-const N_value Real)
(assert (> A 0))
(assert (> B 0))
(assert (> D 0))
(assert (> two_e_C 0))
(assert (= (/ N_value D) (/ A B)))
(check-sat)
