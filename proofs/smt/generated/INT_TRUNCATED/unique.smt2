; INT_TRUNCATED
; a counterexample to: two results are one, by cancel and close
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers unique.smt2 z3, or python -m vinculum.prove.solvers unique.smt2 cvc5
; replay by their own programs, where these are installed: z3 unique.smt2, or cvc5 unique.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(declare-const other Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (and (<= (abs (* B C)) (abs A)) (< (abs (+ A (* (- 1) B C))) (abs B))))
(assert (and (<= (abs (* B other)) (abs A)) (< (abs (+ A (* (- 1) B other))) (abs B))))
(assert (or (= (+ A (* (- 1) B C)) 0) (and (> A 0) (> (+ A (* (- 1) B C)) 0)) (and (< A 0) (< (+ A (* (- 1) B C)) 0))))
(assert (or (= (+ A (* (- 1) B other)) 0) (and (> A 0) (> (+ A (* (- 1) B other)) 0)) (and (< A 0) (< (+ A (* (- 1) B other)) 0))))
(assert (or (= C other) (>= (abs (+ (* B C) (* (- 1) B other))) (abs B))))
(assert (not (= C other)))
(check-sat)
