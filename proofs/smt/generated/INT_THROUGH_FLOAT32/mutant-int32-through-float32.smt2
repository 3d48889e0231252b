; INT_THROUGH_FLOAT32
; a counterexample to int32 fits, wrong on purpose: int32 through float32
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-int32-through-float32.smt2 z3, or python -m vinculum.prove.solvers mutant-int32-through-float32.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-int32-through-float32.smt2, or cvc5 mutant-int32-through-float32.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(assert (>= A (- 2147483648)))
(assert (<= A 2147483647))
(assert (not (< (abs A) 16777216)))
(check-sat)
