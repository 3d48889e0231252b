; FP_DIV_STEPS
; a counterexample to: the quotient in two parts, times mb
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers split.smt2 z3, or python -m vinculum.prove.solvers split.smt2 cvc5
; replay by their own programs, where these are installed: z3 split.smt2, or cvc5 split.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const half Int)
(declare-const low Int)
(declare-const mb Int)
(declare-const q Int)
(declare-const quotient Int)
(assert (= quotient (+ low (* 2 half q))))
(assert (not (= (* mb quotient) (+ (* low mb) (* 2 half mb q)))))
(check-sat)
