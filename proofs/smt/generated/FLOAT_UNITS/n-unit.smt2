; FLOAT_UNITS
; a counterexample to: the value of N is N * 2^e_C
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers n-unit.smt2 z3, or python -m vinculum.prove.solvers n-unit.smt2 cvc5
; replay by their own programs, where these are installed: z3 n-unit.smt2, or cvc5 n-unit.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const A Real)
(declare-const B Real)
(declare-const D Real)
(declare-const N Real)
(declare-const N_value Real)
(declare-const two_e_C Real)
(assert (> A 0))
(assert (> B 0))
(assert (> D 0))
(assert (> two_e_C 0))
(assert (= N_value (* N two_e_C)))
(assert (not (= (/ N_value D) (* (/ N D) two_e_C))))
(check-sat)
