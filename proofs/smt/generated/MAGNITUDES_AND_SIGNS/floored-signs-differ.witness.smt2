; MAGNITUDES_AND_SIGNS
; operands that meet the hypotheses of: else -((|A| + |B| - 1) / |B|), cut
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers floored-signs-differ.witness.smt2 z3, or python -m vinculum.prove.solvers floored-signs-differ.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 floored-signs-differ.witness.smt2, or cvc5 floored-signs-differ.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (or (and (> A 0) (< B 0)) (and (> B 0) (< A 0))))
(assert (= C (* (- 1) (div (+ (- 1) (abs A) (abs B)) (abs B)))))
(check-sat)
