; FP_DIV_STEPS
; a counterexample to: the quotient in two parts, times mb
; expected: unsat
; replay: z3 split.smt2, or cvc5 split.smt2
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
