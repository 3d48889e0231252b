; INT_FLOORED
; a counterexample to: 0 / B is 0
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers zero.smt2 z3, or python -m vinculum.prove.solvers zero.smt2 cvc5
; replay by their own programs, where these are installed: z3 zero.smt2, or cvc5 zero.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(assert (and (= A 0) (not (= B 0))))
(assert (or (and (> B 0) (>= (+ A (* (- 1) B C)) 0) (< (+ A (* (- 1) B C)) B)) (and (< B 0) (<= (+ A (* (- 1) B C)) 0) (> (+ A (* (- 1) B C)) B))))
(assert (not (= C 0)))
(check-sat)
