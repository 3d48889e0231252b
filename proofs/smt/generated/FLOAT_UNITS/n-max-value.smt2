; FLOAT_UNITS
; a counterexample to: N_max/D_max times its unit is |A/B|, without division
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers n-max-value.smt2 z3, or python -m vinculum.prove.solvers n-max-value.smt2 cvc5
; replay by their own programs, where these are installed: z3 n-max-value.smt2, or cvc5 n-max-value.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const A Real)
(declare-const B Real)
(declare-const D Real)
(declare-const D_max Real)
(declare-const D_min Real)
(declare-const N_max_value Real)
(declare-const N_min_value Real)
(assert (> A 0))
(assert (> B 0))
(assert (> D 0))
(assert (> D_max 0))
(assert (> D_min 0))
(assert (= (+ (* D_max N_min_value) (* (- 1) D_min N_max_value)) 0))
(assert (= (+ (* B N_min_value) (* (- 1) A D_min)) 0))
(assert (not (= (* B N_max_value) (* A D_max))))
(check-sat)
