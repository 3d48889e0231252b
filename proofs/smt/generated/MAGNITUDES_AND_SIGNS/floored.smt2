; MAGNITUDES_AND_SIGNS
; a counterexample to: where signs agree |A| / |B|, cut
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers floored.smt2 z3, or python -m vinculum.prove.solvers floored.smt2 cvc5
; replay by their own programs, where these are installed: z3 floored.smt2, or cvc5 floored.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (or (and (>= A 0) (> B 0)) (and (<= A 0) (< B 0))))
(assert (= C (div (abs A) (abs B))))
(assert (not (or (and (> B 0) (>= (+ A (* (- 1) B C)) 0) (< (+ A (* (- 1) B C)) B)) (and (< B 0) (<= (+ A (* (- 1) B C)) 0) (> (+ A (* (- 1) B C)) B)))))
(check-sat)
