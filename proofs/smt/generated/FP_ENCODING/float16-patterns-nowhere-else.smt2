; FP_ENCODING
; a counterexample to: it applies to numbers of 16 bits alone
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float16-patterns-nowhere-else.smt2 z3, or python -m vinculum.prove.solvers float16-patterns-nowhere-else.smt2 cvc5
; replay by their own programs, where these are installed: z3 float16-patterns-nowhere-else.smt2, or cvc5 float16-patterns-nowhere-else.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const bits Int)
(assert (and (>= bits 0) (< bits 65536)))
(assert (not (and (>= bits 0) (< bits 65536))))
(check-sat)
