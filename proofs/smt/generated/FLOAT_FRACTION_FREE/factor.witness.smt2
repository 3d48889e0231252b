; FLOAT_FRACTION_FREE
; operands that meet the hypotheses of: of two fractions of one value one is a multiple of the other
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers factor.witness.smt2 z3, or python -m vinculum.prove.solvers factor.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 factor.witness.smt2, or cvc5 factor.witness.smt2
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
(check-sat)
