; FP_DIV_STEPS
; a counterexample to float16: first bit, wrong on purpose: a quotient that is too small
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-quotient-that-is-too-small.smt2 z3, or python -m vinculum.prove.solvers mutant-a-quotient-that-is-too-small.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-quotient-that-is-too-small.smt2, or cvc5 mutant-a-quotient-that-is-too-small.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const ma Int)
(declare-const mb Int)
(declare-const quotient Int)
(assert (and (>= ma 1024) (>= mb 1024) (< ma 2048) (< mb 2048)))
(assert (<= (* mb quotient) (* 4096 ma)))
(assert (not (or (and (>= ma mb) (>= quotient 4096)) (and (< ma mb) (< quotient 4096)))))
(check-sat)
