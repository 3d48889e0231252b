; FP_DIV_CONDITIONS
; operands that meet the hypotheses of: 2V is v X + e, with e = w x + 2R
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers near-four-times.witness.smt2 z3, or python -m vinculum.prove.solvers near-four-times.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 near-four-times.witness.smt2, or cvc5 near-four-times.witness.smt2
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
(check-sat)
