; FLOAT_FRACTION_FREE
; a counterexample to: of two fractions of one value one is a multiple of the other
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers factor.smt2 z3, or python -m vinculum.prove.solvers factor.smt2 cvc5
; replay by their own programs, where these are installed: z3 factor.smt2, or cvc5 factor.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const D Real)
(declare-const D_other Real)
(declare-const N Real)
(declare-const N_other Real)
(declare-const factor_N Real)
(assert (> D 0))
(assert (> D_other 0))
(assert (= (* D_other N) (* D N_other)))
(assert (= (* D factor_N) D_other))
(assert (not (and (> factor_N 0) (= (* N factor_N) N_other))))
(check-sat)
