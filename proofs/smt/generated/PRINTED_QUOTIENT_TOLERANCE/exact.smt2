; PRINTED_QUOTIENT_TOLERANCE
; a counterexample to: the exact quotient is accepted
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers exact.smt2 z3, or python -m vinculum.prove.solvers exact.smt2 cvc5
; replay by their own programs, where these are installed: z3 exact.smt2, or cvc5 exact.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(declare-const tolerance Real)
(assert (not (= B 0)))
(assert (= (* B C) A))
(assert (>= tolerance 0))
(assert (not (<= (abs (+ A (* (- 1) B C))) (* tolerance (abs B)))))
(check-sat)
