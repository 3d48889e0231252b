; FLOAT_UNITS
; a counterexample to N: value, wrong on purpose: B/A for A/B
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-b-a-for-a-b.smt2 z3, or python -m vinculum.prove.solvers mutant-b-a-for-a-b.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-b-a-for-a-b.smt2, or cvc5 mutant-b-a-for-a-b.smt2
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
(assert (= (+ (* D N_min_value) (* (- 1) D_min N_value)) 0))
(assert (= (+ (* B N_min_value) (* (- 1) A D_min)) 0))
(assert (not (= (* A N_value) (* B D))))
(check-sat)
