; FP_DIV_STEPS
; a counterexample to: what is above half a unit stays so times mb
; expected: unsat
; replay: z3 below.smt2, or cvc5 below.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const half Int)
(declare-const low Int)
(declare-const mb Int)
(assert (> mb 0))
(assert (> low half))
(assert (not (>= (* low mb) (+ mb (* half mb)))))
(check-sat)
