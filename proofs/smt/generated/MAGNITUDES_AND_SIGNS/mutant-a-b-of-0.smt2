; MAGNITUDES_AND_SIGNS
; a counterexample to zero of either sign, wrong on purpose: |A| + |B|, of 0
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-b-of-0.smt2 z3, or python -m vinculum.prove.solvers mutant-a-b-of-0.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-b-of-0.smt2, or cvc5 mutant-a-b-of-0.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const MAX Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (= A 0))
(assert (not (and (= (div (abs A) (abs B)) 0) (= (* (- 1) (div (+ (abs A) (abs B)) (abs B))) 0))))
(check-sat)
