; FLOAT64_SCALED_CUT
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
(assert (<= a 4294967296))
(assert (>= b 1))
(assert (<= b 4294967296))
(assert (>= w (/ 9903520314292048298936107007 9903520314283042199192993792)))
(assert (<= w (/ 9903520314292050497959362561 9903520314283042199192993792)))
(assert (= w (* r b)))
(check-sat)
