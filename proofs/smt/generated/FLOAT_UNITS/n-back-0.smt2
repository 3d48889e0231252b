; FLOAT_UNITS
; a counterexample to: such fractions meet the relation
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers n-back-0.smt2 z3, or python -m vinculum.prove.solvers n-back-0.smt2 cvc5
; replay by their own programs, where these are installed: z3 n-back-0.smt2, or cvc5 n-back-0.smt2
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
(assert (= (* B N_value) (* A D)))
(assert (= (* B N_min_value) (* A D_min)))
(assert (not (= (+ (* D N_min_value) (* (- 1) D_min N_value)) 0)))
(check-sat)
