; FP_DIV_CONDITIONS
; operands that meet the hypotheses of: N/D is V / (x T): by FLOAT_UNITS_NORMALISED, with x = mb and T = 2^k, on reals as T may be below 1
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers value.witness.smt2 z3, or python -m vinculum.prove.solvers value.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 value.witness.smt2, or cvc5 value.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Real)
(declare-const N Real)
(declare-const T Real)
(declare-const V Real)
(declare-const W Real)
(declare-const x Real)
(assert (= (* 4 N x) (* D W)))
(assert (= (* T W) (* 4 V)))
(check-sat)
