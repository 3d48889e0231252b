; FLOAT_UNITS_NORMALISED
; a counterexample to: N/D by T
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers n-t.smt2 z3, or python -m vinculum.prove.solvers n-t.smt2 cvc5
; replay by their own programs, where these are installed: z3 n-t.smt2, or cvc5 n-t.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const A Real)
(declare-const B Real)
(declare-const D Real)
(declare-const N_value Real)
(declare-const T Real)
(declare-const ma Real)
(declare-const mb Real)
(declare-const two_ea Real)
(declare-const two_eb Real)
(declare-const two_q_max Real)
(declare-const two_q_min Real)
(declare-const two_unit Real)
(assert (> A 0))
(assert (> B 0))
(assert (> ma 0))
(assert (> mb 0))
(assert (> two_ea 0))
(assert (> two_eb 0))
(assert (> two_unit 0))
(assert (> two_q_min 0))
(assert (> two_q_max 0))
(assert (> D 0))
(assert (= (* B N_value) (* A D)))
(assert (= (* mb two_eb) B))
(assert (= (* T two_eb) (* 4 A)))
(assert (not (= (* 4 N_value mb) (* D T))))
(check-sat)
