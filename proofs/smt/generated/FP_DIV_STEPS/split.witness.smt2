; FP_DIV_STEPS
; operands that meet the hypotheses of: the quotient in two parts, times mb
; expected: sat
; replay: z3 split.witness.smt2, or cvc5 split.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const half Int)
(declare-const low Int)
(declare-const mb Int)
(declare-const q Int)
(declare-const quotient Int)
(assert (= quotient (+ low (* 2 half q))))
(check-sat)
