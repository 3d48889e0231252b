; INT_TRUNCATED
; a counterexample to: what is left is 0 or has the sign of A
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers remainder.smt2 z3, or python -m vinculum.prove.solvers remainder.smt2 cvc5
; replay by their own programs, where these are installed: z3 remainder.smt2, or cvc5 remainder.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (and (<= (abs (* B C)) (abs A)) (< (abs (+ A (* (- 1) B C))) (abs B))))
(assert (not (or (= (+ A (* (- 1) B C)) 0) (and (> A 0) (> (+ A (* (- 1) B C)) 0)) (and (< A 0) (< (+ A (* (- 1) B C)) 0)))))
(check-sat)
