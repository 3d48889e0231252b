; FP_ENCODING
; a counterexample to float16: patterns: everywhere, wrong on purpose: it applies to no pattern
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-it-applies-to-no-pattern.smt2 z3, or python -m vinculum.prove.solvers mutant-it-applies-to-no-pattern.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-it-applies-to-no-pattern.smt2, or cvc5 mutant-it-applies-to-no-pattern.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const bits Int)
(assert (and (>= bits 0) (< bits 65536)))
(assert (not false))
(check-sat)
