; FP_DIV_STEPS
; a counterexample to: less than half a unit
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers less.smt2 z3, or python -m vinculum.prove.solvers less.smt2 cvc5
; replay by their own programs, where these are installed: z3 less.smt2, or cvc5 less.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const K Int)
(declare-const L Int)
(declare-const R Int)
(declare-const d Int)
(declare-const half Int)
(declare-const low Int)
(declare-const mb Int)
(declare-const r Int)
(assert (> mb 0))
(assert (>= R 0))
(assert (< R mb))
(assert (= d (* 2 K)))
(assert (= r (+ L R)))
(assert (>= L 0))
(assert (or (<= low half) (>= L (+ K mb))))
(assert (or (>= low half) (<= (+ L mb) K)))
(assert (or (= L K) (not (= low half))))
(assert (<= (+ L mb) (* 2 K)))
(assert (not (or (> low half) (and (= low half) (not (= R 0))))))
(assert (not (and (= R 0) (= low half))))
(assert (not (< (* 2 r) d)))
(check-sat)
