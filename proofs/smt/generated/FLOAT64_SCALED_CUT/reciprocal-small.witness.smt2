; FLOAT64_SCALED_CUT
; operands that meet the hypotheses of: r is at most 2; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers reciprocal-small.witness.smt2 z3, or python -m vinculum.prove.solvers reciprocal-small.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 reciprocal-small.witness.smt2, or cvc5 reciprocal-small.witness.smt2
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
(assert (> r 0))
(assert (or (< r 0) (< (+ (- 1) b) 0) (>= (+ (* (- 1) r) (* r b)) 0)))
(check-sat)
