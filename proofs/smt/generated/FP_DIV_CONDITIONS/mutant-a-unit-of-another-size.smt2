; FP_DIV_CONDITIONS
; a counterexample to value, low, wrong on purpose: a unit of another size
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-unit-of-another-size.smt2 z3, or python -m vinculum.prove.solvers mutant-a-unit-of-another-size.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-unit-of-another-size.smt2, or cvc5 mutant-a-unit-of-another-size.smt2
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
(assert (= (* G T) 2))
(assert (not (= (* N x) (* D G V))))
(check-sat)
