; SCALAR_CALLS_IN_DOMAIN
; operands that meet the hypotheses of: float32: q has p bits where n/d has
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float32-q-has-p-bits-where-n-d-has.witness.smt2 z3, or python -m vinculum.prove.solvers float32-q-has-p-bits-where-n-d-has.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 float32-q-has-p-bits-where-n-d-has.witness.smt2, or cvc5 float32-q-has-p-bits-where-n-d-has.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const d Int)
(declare-const n Int)
(declare-const q Int)
(declare-const r Int)
(assert (> d 0))
(assert (>= r 0))
(assert (< r d))
(assert (= n (+ r (* d q))))
(assert (>= n (* 8388608 d)))
(check-sat)
