; INT_THROUGH_FLOAT64
; a counterexample to int64 fits, wrong on purpose: int64 through float64
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-int64-through-float64.smt2 z3, or python -m vinculum.prove.solvers mutant-int64-through-float64.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-int64-through-float64.smt2, or cvc5 mutant-int64-through-float64.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(assert (>= A (- 9223372036854775808)))
(assert (<= A 9223372036854775807))
(assert (not (< (abs A) 9007199254740992)))
(check-sat)
