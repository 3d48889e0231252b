; FP_DIV_STEPS
; a counterexample to: and what is below a unit
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers unit.smt2 z3, or python -m vinculum.prove.solvers unit.smt2 cvc5
; replay by their own programs, where these are installed: z3 unit.smt2, or cvc5 unit.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const half Int)
(declare-const low Int)
(declare-const mb Int)
(assert (> mb 0))
(assert (< low (* 2 half)))
(assert (not (<= (+ mb (* low mb)) (* 2 half mb))))
(check-sat)
