; AVX512_WIDE_ESTIMATES
; a counterexample to: a product of two numbers above 0 is above 0
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers strict.smt2 z3, or python -m vinculum.prove.solvers strict.smt2 cvc5
; replay by their own programs, where these are installed: z3 strict.smt2, or cvc5 strict.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const one Real)
(declare-const two Real)
(assert (> one 0))
(assert (> two 0))
(assert (not (> (* one two) 0)))
(check-sat)
