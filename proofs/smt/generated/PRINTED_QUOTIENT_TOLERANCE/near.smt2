; PRINTED_QUOTIENT_TOLERANCE
; a counterexample to: what is accepted lies within the tolerance
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers near.smt2 z3, or python -m vinculum.prove.solvers near.smt2 cvc5
; replay by their own programs, where these are installed: z3 near.smt2, or cvc5 near.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const C Real)
(declare-const tolerance Real)
(declare-const A Real)
(declare-const B Real)
(define-fun Q () Real (/ A B))
(assert (not (= B 0)))
(assert (<= (abs (+ A (* (- 1) B C))) (* tolerance (abs B))))
(assert (not (<= (abs (+ C (* (- 1) Q))) tolerance)))
(check-sat)
