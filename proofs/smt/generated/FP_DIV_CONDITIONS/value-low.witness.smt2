; FP_DIV_CONDITIONS
; operands that meet the hypotheses of: where T is 1/G it is V G / x
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers value-low.witness.smt2 z3, or python -m vinculum.prove.solvers value-low.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 value-low.witness.smt2, or cvc5 value-low.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Real)
(declare-const G Real)
(declare-const N Real)
(declare-const T Real)
(declare-const V Real)
(declare-const W Real)
(declare-const x Real)
(assert (= (* 4 N x) (* D W)))
(assert (= (* T W) (* 4 V)))
(assert (= (* G T) 1))
(check-sat)
