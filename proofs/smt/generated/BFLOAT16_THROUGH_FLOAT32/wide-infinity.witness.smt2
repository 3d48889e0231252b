; BFLOAT16_THROUGH_FLOAT32
; operands that meet the hypotheses of: where the wide result is infinite the narrow one is
; expected: sat
; replay: z3 wide-infinity.witness.smt2, or cvc5 wide-infinity.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(assert (> D 0))
(assert (>= (* 2 N) (* 33554431 D)))
(check-sat)
