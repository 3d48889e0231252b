; REAL_QUOTIENT_DIVIDES
; a counterexample to nonzero_denominator: implies, wrong on purpose: zero admitted
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-zero-admitted.smt2 z3, or python -m vinculum.prove.solvers mutant-zero-admitted.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-zero-admitted.smt2, or cvc5 mutant-zero-admitted.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Real)
(assert (>= B 0))
(assert (not (= (* B (/ 1.0 B)) 1.0)))
(check-sat)
