; FP_DIV_CONDITIONS
; a counterexample to: V is u X + e, with e = w x + R
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers near-split.smt2 z3, or python -m vinculum.prove.solvers near-split.smt2 cvc5
; replay by their own programs, where these are installed: z3 near-split.smt2, or cvc5 near-split.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const R Int)
(declare-const X Int)
(declare-const h Int)
(declare-const q Int)
(declare-const u Int)
(declare-const w Int)
(declare-const x Int)
(assert (= q (+ w (* h u))))
(assert (= X (* h x)))
(assert (not (= (+ R (* q x)) (+ R (* X u) (* w x)))))
(check-sat)
