; FP_DIV_STEPS
; operands that meet the hypotheses of: of twice the quotient, with one place more cut off, q is the same, and what is cut off and half a unit are doubled
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers doubled.witness.smt2 z3, or python -m vinculum.prove.solvers doubled.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 doubled.witness.smt2, or cvc5 doubled.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const half Int)
(declare-const low Int)
(declare-const q Int)
(declare-const quotient Int)
(assert (= quotient (+ low (* 2 half q))))
(assert (>= low 0))
(assert (< low (* 2 half)))
(check-sat)
