; MAGNITUDES_AND_SIGNS
; a counterexample to: a numerator 0 has the quotient 0 whichever sign it is taken for
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers zero-of-either-sign.smt2 z3, or python -m vinculum.prove.solvers zero-of-either-sign.smt2 cvc5
; replay by their own programs, where these are installed: z3 zero-of-either-sign.smt2, or cvc5 zero-of-either-sign.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const MAX Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (= A 0))
(assert (not (and (= (div (abs A) (abs B)) 0) (= (* (- 1) (div (+ (- 1) (abs A) (abs B)) (abs B))) 0))))
(check-sat)
