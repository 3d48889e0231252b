; FP_DIV_CONDITIONS
; a counterexample to: 2V is v X + e, with e = w x + 2R
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers near-four-times.smt2 z3, or python -m vinculum.prove.solvers near-four-times.smt2 cvc5
; replay by their own programs, where these are installed: z3 near-four-times.smt2, or cvc5 near-four-times.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const R Int)
(declare-const X Int)
(declare-const h Int)
(declare-const q Int)
(declare-const v Int)
(declare-const w Int)
(declare-const x Int)
(assert (= (* 2 q) (+ w (* h v))))
(assert (= X (* h x)))
(assert (not (= (+ (* 2 R) (* 2 q x)) (+ (* 2 R) (* X v) (* w x)))))
(check-sat)
