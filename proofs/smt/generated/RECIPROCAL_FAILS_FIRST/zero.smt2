; RECIPROCAL_FAILS_FIRST
; a counterexample to: 0 / B, a float zero, is cut to 0, which is the truncated quotient
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers zero.smt2 z3, or python -m vinculum.prove.solvers zero.smt2 cvc5
; replay by their own programs, where these are installed: z3 zero.smt2, or cvc5 zero.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (= A 0))
(assert (= C 0))
(assert (not (and (= C 0) (<= (abs (* B C)) (abs A)) (< (abs (+ A (* (- 1) B C))) (abs B)))))
(check-sat)
