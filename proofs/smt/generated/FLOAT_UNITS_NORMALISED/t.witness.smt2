; FLOAT_UNITS_NORMALISED
; operands that meet the hypotheses of: T is W * 2^unit
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers t.witness.smt2 z3, or python -m vinculum.prove.solvers t.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 t.witness.smt2, or cvc5 t.witness.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const A Real)
(declare-const B Real)
(declare-const T Real)
(declare-const W Real)
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
(assert (= (+ (* (- 4) ma two_ea) (* W two_eb two_unit)) 0))
(assert (= T (* W two_unit)))
(check-sat)
