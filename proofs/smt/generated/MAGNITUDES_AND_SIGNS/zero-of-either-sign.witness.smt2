; MAGNITUDES_AND_SIGNS
; operands that meet the hypotheses of: a numerator 0 has the quotient 0 whichever sign it is taken for
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers zero-of-either-sign.witness.smt2 z3, or python -m vinculum.prove.solvers zero-of-either-sign.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 zero-of-either-sign.witness.smt2, or cvc5 zero-of-either-sign.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const MAX Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (= A 0))
(check-sat)
