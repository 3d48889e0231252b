; MULTIPLY_HIGH
; a counterexample to: a product is that of the upper halves, those across, and that of the lower halves, each in its place
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers halves-join.smt2 z3, or python -m vinculum.prove.solvers halves-join.smt2 cvc5
; replay by their own programs, where these are installed: z3 halves-join.smt2, or cvc5 halves-join.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const e Int)
(declare-const h Int)
(declare-const high Int)
(declare-const k Int)
(declare-const low Int)
(declare-const one Int)
(declare-const r Int)
(declare-const two Int)
(assert (= low (* e r)))
(assert (= one (* k r)))
(assert (= two (* e h)))
(assert (= high (* h k)))
(assert (not (= (* (+ e (* 4294967296 k)) (+ r (* 4294967296 h))) (+ low (* 4294967296 one) (* 4294967296 two) (* 18446744073709551616 high)))))
(check-sat)
