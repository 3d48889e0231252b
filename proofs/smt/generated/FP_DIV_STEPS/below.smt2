; FP_DIV_STEPS
; a counterexample to: what is above half a unit stays so times mb
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers below.smt2 z3, or python -m vinculum.prove.solvers below.smt2 cvc5
; replay by their own programs, where these are installed: z3 below.smt2, or cvc5 below.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const half Int)
(declare-const low Int)
(declare-const mb Int)
(assert (> mb 0))
(assert (> low half))
(assert (not (>= (* low mb) (+ mb (* half mb)))))
(check-sat)
