; FLOAT_UNITS_NORMALISED
; a counterexample to: A/B is ma/H in the smallest unit
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers cut-off-h.smt2 z3, or python -m vinculum.prove.solvers cut-off-h.smt2 cvc5
; replay by their own programs, where these are installed: z3 cut-off-h.smt2, or cvc5 cut-off-h.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const A Real)
(declare-const B Real)
(declare-const H Real)
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
(assert (= (* ma two_ea) A))
(assert (= (* mb two_eb) B))
(assert (= (+ (* H two_ea) (* (- 1) mb two_eb two_q_min)) 0))
(assert (not (= (* A H) (* B ma two_q_min))))
(check-sat)
