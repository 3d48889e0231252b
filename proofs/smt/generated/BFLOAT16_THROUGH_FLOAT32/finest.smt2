; BFLOAT16_THROUGH_FLOAT32
; a counterexample to: T is at least 16384 wherever the wide quantum is the smallest one
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers finest.smt2 z3, or python -m vinculum.prove.solvers finest.smt2 cvc5
; replay by their own programs, where these are installed: z3 finest.smt2, or cvc5 finest.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const e_C Int)
(assert (>= e_C (- 133)))
(assert (not (>= (+ 147 e_C) 14)))
(check-sat)
