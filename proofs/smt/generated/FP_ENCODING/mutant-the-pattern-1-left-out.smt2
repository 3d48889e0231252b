; FP_ENCODING
; a counterexample to float16: patterns: everywhere, wrong on purpose: the pattern 1 left out
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-the-pattern-1-left-out.smt2 z3, or python -m vinculum.prove.solvers mutant-the-pattern-1-left-out.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-the-pattern-1-left-out.smt2, or cvc5 mutant-the-pattern-1-left-out.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const bits Int)
(assert (and (>= bits 0) (< bits 65536)))
(assert (not (and (>= bits 0) (< bits 65536) (not (= bits 1)))))
(check-sat)
