; SCALAR_CALLS_IN_DOMAIN
; a counterexample to: bfloat16: n/d has p bits where W / (4 mb) has
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers bfloat16-n-d-has-p-bits-where-w-4-mb-has.smt2 z3, or python -m vinculum.prove.solvers bfloat16-n-d-has-p-bits-where-w-4-mb-has.smt2 cvc5
; replay by their own programs, where these are installed: z3 bfloat16-n-d-has-p-bits-where-w-4-mb-has.smt2, or cvc5 bfloat16-n-d-has-p-bits-where-w-4-mb-has.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const W Int)
(declare-const d Int)
(declare-const mb Int)
(declare-const n Int)
(assert (> mb 0))
(assert (> d 0))
(assert (= (* 4 mb n) (* W d)))
(assert (>= W (* 512 mb)))
(assert (not (>= n (* 128 d))))
(check-sat)
