; FP_DIV_CONDITIONS
; operands that meet the hypotheses of: what is lost of 2q is even where h is, as v h is
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers near-even.witness.smt2 z3, or python -m vinculum.prove.solvers near-even.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 near-even.witness.smt2, or cvc5 near-even.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const h Int)
(declare-const q Int)
(declare-const v Int)
(declare-const w Int)
(assert (>= w 0))
(assert (< w h))
(assert (>= h 2))
(assert (= (mod h 2) 0))
(assert (= (* 2 q) (+ w (* h v))))
(check-sat)
