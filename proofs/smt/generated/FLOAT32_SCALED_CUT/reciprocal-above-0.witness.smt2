; FLOAT32_SCALED_CUT
; operands that meet the hypotheses of: r is above 0
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers reciprocal-above-0.witness.smt2 z3, or python -m vinculum.prove.solvers reciprocal-above-0.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 reciprocal-above-0.witness.smt2, or cvc5 reciprocal-above-0.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const r Real)
(declare-const w Real)
(assert (>= a 1))
(assert (<= a 65536))
(assert (>= b 1))
(assert (<= b 65536))
(assert (>= w (/ 17592201773055 17592186044416)))
(assert (<= w (/ 17592203870209 17592186044416)))
(assert (= w (* r b)))
(check-sat)
