; INT_THROUGH_FLOAT64
; a counterexample to int64 fits, wrong on purpose: int64 through float64
; expected: sat
; replay: z3 mutant-int64-through-float64.smt2, or cvc5 mutant-int64-through-float64.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(assert (>= A (- 9223372036854775808)))
(assert (<= A 9223372036854775807))
(assert (not (< (abs A) 9007199254740992)))
(check-sat)
