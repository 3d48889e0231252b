; FLOAT_UNITS
; a counterexample to N: value, wrong on purpose: one equation left out
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-one-equation-left-out.smt2 z3
; replay by their own programs, where these are installed: z3 mutant-one-equation-left-out.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const A Real)
(declare-const B Real)
(declare-const D Real)
(declare-const D_max Real)
(declare-const D_min Real)
(declare-const N_min_value Real)
(declare-const N_value Real)
(assert (> A 0))
(assert (> B 0))
(assert (> D 0))
(assert (> D_max 0))
(assert (> D_min 0))
(assert (= (+ (* B N_min_value) (* (- 1) A D_min)) 0))
(assert (not (= (* B N_value) (* A D))))
(check-sat)
