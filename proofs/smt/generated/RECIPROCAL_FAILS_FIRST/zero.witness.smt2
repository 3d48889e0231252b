; RECIPROCAL_FAILS_FIRST
; operands that meet the hypotheses of: 0 / B, a float zero, is cut to 0, which is the truncated quotient
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers zero.witness.smt2 z3, or python -m vinculum.prove.solvers zero.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 zero.witness.smt2, or cvc5 zero.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (= A 0))
(assert (= C 0))
(check-sat)
