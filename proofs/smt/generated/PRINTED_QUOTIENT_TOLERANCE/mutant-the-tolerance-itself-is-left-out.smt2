; PRINTED_QUOTIENT_TOLERANCE
; a counterexample to exact, wrong on purpose: the tolerance itself is left out
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-the-tolerance-itself-is-left-out.smt2 z3, or python -m vinculum.prove.solvers mutant-the-tolerance-itself-is-left-out.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-the-tolerance-itself-is-left-out.smt2, or cvc5 mutant-the-tolerance-itself-is-left-out.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(declare-const tolerance Real)
(assert (not (= B 0)))
(assert (= (* B C) A))
(assert (>= tolerance 0))
(assert (= tolerance 0))
(assert (not (> (* tolerance (abs B)) (abs (+ A (* (- 1) B C))))))
(check-sat)
