; FP_DIV_STEPS
; a counterexample to: of twice the quotient, with one place more cut off, q is the same, and what is cut off and half a unit are doubled
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers doubled.smt2 z3, or python -m vinculum.prove.solvers doubled.smt2 cvc5
; replay by their own programs, where these are installed: z3 doubled.smt2, or cvc5 doubled.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const half Int)
(declare-const low Int)
(declare-const q Int)
(declare-const quotient Int)
(assert (= quotient (+ low (* 2 half q))))
(assert (>= low 0))
(assert (< low (* 2 half)))
(assert (not (and (>= (* 2 low) 0) (< (* 2 low) (* 4 half)) (= (+ (* 2 quotient) (* (- 4) half q)) (* 2 low)))))
(check-sat)
