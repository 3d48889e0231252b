; FP_DIV_CONDITIONS
; operands that meet the hypotheses of: V is u X + e, with e = w x + R
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers near-split.witness.smt2 z3, or python -m vinculum.prove.solvers near-split.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 near-split.witness.smt2, or cvc5 near-split.witness.smt2
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
(check-sat)
