; FLOAT_NEAREST
; a counterexample to zero, wrong on purpose: up to the smallest number all vanishes
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-up-to-the-smallest-number-all-vanishes.smt2 z3, or python -m vinculum.prove.solvers mutant-up-to-the-smallest-number-all-vanishes.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-up-to-the-smallest-number-all-vanishes.smt2, or cvc5 mutant-up-to-the-smallest-number-all-vanishes.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const X Real)
(declare-const y Real)
(assert (<= X 1))
(assert (> X 0))
(assert (>= y 1))
(assert (not (and (>= (abs (+ X (* (- 1) y))) X) (or (>= (* 2 X) 1) (> (abs (+ X (* (- 1) y))) X)))))
(check-sat)
