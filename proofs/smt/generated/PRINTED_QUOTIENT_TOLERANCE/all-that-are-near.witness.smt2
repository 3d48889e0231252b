; PRINTED_QUOTIENT_TOLERANCE
; operands that meet the hypotheses of: what lies within it is accepted
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers all-that-are-near.witness.smt2 z3, or python -m vinculum.prove.solvers all-that-are-near.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 all-that-are-near.witness.smt2, or cvc5 all-that-are-near.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const C Real)
(declare-const tolerance Real)
(declare-const A Real)
(declare-const B Real)
(define-fun Q () Real (/ A B))
(assert (not (= B 0)))
(assert (<= (abs (+ C (* (- 1) Q))) tolerance))
(check-sat)
