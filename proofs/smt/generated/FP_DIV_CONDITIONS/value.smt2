; FP_DIV_CONDITIONS
; a counterexample to: N/D is V / (x T): by FLOAT_UNITS_NORMALISED, with x = mb and T = 2^k, on reals as T may be below 1
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers value.smt2 z3, or python -m vinculum.prove.solvers value.smt2 cvc5
; replay by their own programs, where these are installed: z3 value.smt2, or cvc5 value.smt2
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
(assert (not (= (* 4 N T x) (* 4 D V))))
(check-sat)
