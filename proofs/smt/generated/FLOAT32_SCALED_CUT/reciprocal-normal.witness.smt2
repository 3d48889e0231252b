; FLOAT32_SCALED_CUT
; operands that meet the hypotheses of: r is normal; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers reciprocal-normal.witness.smt2 z3, or python -m vinculum.prove.solvers reciprocal-normal.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 reciprocal-normal.witness.smt2, or cvc5 reciprocal-normal.witness.smt2
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
(assert (or (< r 0) (< (+ 65536 (* (- 1) b)) 0) (>= (+ (* 65536 r) (* (- 1) r b)) 0)))
(assert (or (< r 0) (< (+ (- 1) b) 0) (>= (+ (* (- 1) r) (* r b)) 0)))
(check-sat)
