; FLOAT_UNITS_NORMALISED
; a counterexample to: N_min/D_min is ma/H; N/D likewise
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers cut-off-n-min.smt2 z3, or python -m vinculum.prove.solvers cut-off-n-min.smt2 cvc5
; replay by their own programs, where these are installed: z3 cut-off-n-min.smt2, or cvc5 cut-off-n-min.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const A Real)
(declare-const B Real)
(declare-const D_min Real)
(declare-const H Real)
(declare-const N_min Real)
(declare-const S Real)
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
(assert (= (* N_min S) (* A D_min)))
(assert (= (* A H) (* S ma)))
(assert (not (= (* H N_min) (* D_min ma))))
(check-sat)
