; FLOAT32_SCALED_CUT
; a counterexample to: r is at most 2; by product of reals
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers reciprocal-small.smt2 z3, or python -m vinculum.prove.solvers reciprocal-small.smt2 cvc5
; replay by their own programs, where these are installed: z3 reciprocal-small.smt2, or cvc5 reciprocal-small.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const r Real)
(declare-const w Real)
(assert (>= a 1))
(assert (<= a 65536))
(assert (>= b 1))
(assert (<= b 65536))
(assert (>= w (/ 17592201773055 17592186044416)))
(assert (<= w (/ 17592203870209 17592186044416)))
(assert (= w (* r b)))
(assert (> r 0))
(assert (or (< r 0) (< (+ (- 1) b) 0) (>= (+ (* (- 1) r) (* r b)) 0)))
(assert (not (<= r 2)))
(check-sat)
