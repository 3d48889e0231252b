; FP_DIV_CONDITIONS
; a counterexample to: where T is 1/G it is V G / x
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers value-low.smt2 z3, or python -m vinculum.prove.solvers value-low.smt2 cvc5
; replay by their own programs, where these are installed: z3 value-low.smt2, or cvc5 value-low.smt2
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
(assert (not (= (* N x) (* D G V))))
(check-sat)
