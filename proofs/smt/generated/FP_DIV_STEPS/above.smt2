; FP_DIV_STEPS
; a counterexample to: what is below half a unit too
; expected: unsat
; replay: z3 above.smt2, or cvc5 above.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const half Int)
(declare-const low Int)
(declare-const mb Int)
(assert (> mb 0))
(assert (< low half))
(assert (not (<= (+ mb (* low mb)) (* half mb))))
(check-sat)
