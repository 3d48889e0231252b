; FLOAT_UNITS
; a counterexample to: and back
; expected: unsat
; replay: z3 n-max-divided-back.smt2, or cvc5 n-max-divided-back.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const D_max Real)
(declare-const two_q_max Real)
(declare-const A Real) (declare-const B Real) (declare-const N_max_value Real)
(assert (> A 0))
(assert (> B 0))
(assert (> D_max 0))
(assert (> two_q_max 0))
(assert (= (/ N_max_value D_max) (/ A B)))
(assert (not (= (* B N_max_value) (* A D_max))))
(check-sat)
