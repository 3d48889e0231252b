; FP_DIV_STEPS
; operands that meet the hypotheses of: it is 0
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers first-bit-cut-off-less.witness.smt2 z3, or python -m vinculum.prove.solvers first-bit-cut-off-less.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 first-bit-cut-off-less.witness.smt2, or cvc5 first-bit-cut-off-less.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const below Int)
(declare-const first Int)
(declare-const half Int)
(declare-const low Int)
(declare-const q Int)
(declare-const quotient Int)
(declare-const twice Int)
(assert (= quotient (+ below (* half twice))))
(assert (= twice (+ first (* 2 q))))
(assert (or (= first 0) (= first 1)))
(assert (>= below 0))
(assert (< below half))
(assert (= low (+ quotient (* (- 2) half q))))
(assert (= first 0))
(check-sat)
