; MAGNITUDES_AND_SIGNS
; operands that meet the hypotheses of: where signs agree |A| / |B|, cut
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers floored.witness.smt2 z3, or python -m vinculum.prove.solvers floored.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 floored.witness.smt2, or cvc5 floored.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (or (and (>= A 0) (> B 0)) (and (<= A 0) (< B 0))))
(assert (= C (div (abs A) (abs B))))
(check-sat)
