; FLOAT_UNITS
; a counterexample to: and back
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers n-min-divided-back.smt2 z3, or python -m vinculum.prove.solvers n-min-divided-back.smt2 cvc5
; replay by their own programs, where these are installed: z3 n-min-divided-back.smt2, or cvc5 n-min-divided-back.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const D_min Real)
(declare-const two_q_min Real)
(declare-const A Real) (declare-const B Real) (declare-const N_min_value Real)
(assert (> A 0))
(assert (> B 0))
(assert (> D_min 0))
(assert (> two_q_min 0))
(assert (= (/ N_min_value D_min) (/ A B)))
(assert (not (= (* B N_min_value) (* A D_min))))
(check-sat)
