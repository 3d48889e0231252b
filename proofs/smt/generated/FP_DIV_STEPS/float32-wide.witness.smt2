; FP_DIV_STEPS
; operands that meet the hypotheses of: the first bits are the quotient, and the others are all 0 exactly where it leaves no remainder
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float32-wide.witness.smt2 z3, or python -m vinculum.prove.solvers float32-wide.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 float32-wide.witness.smt2, or cvc5 float32-wide.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const L Int)
(declare-const N Int)
(declare-const P Int)
(declare-const X Int)
(declare-const low Int)
(declare-const mb Int)
(assert (> mb 0))
(assert (< mb 33554432))
(assert (= P (+ L (* 33554432 X))))
(assert (<= P (* 33554432 N)))
(assert (< (* 33554432 N) (+ P mb)))
(assert (>= L 0))
(assert (<= (+ L mb) (* 33554432 mb)))
(assert (or (>= L mb) (<= low 0)))
(assert (or (= L 0) (not (= low 0))))
(assert (>= low 0))
(check-sat)
