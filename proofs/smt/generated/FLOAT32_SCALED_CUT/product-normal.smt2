; FLOAT32_SCALED_CUT
; a counterexample to: a r is normal; by product of reals
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers product-normal.smt2 z3, or python -m vinculum.prove.solvers product-normal.smt2 cvc5
; replay by their own programs, where these are installed: z3 product-normal.smt2, or cvc5 product-normal.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const r Real)
(assert (>= a 1))
(assert (<= a 65536))
(assert (and (>= r (/ 1 85070591730234615865843651857942052864)) (<= r 170141183460469231731687303715884105728)))
(assert (<= r 2))
(assert (or (< r 0) (< (+ (- 1) a) 0) (>= (+ (* (- 1) r) (* r a)) 0)))
(assert (or (< r 0) (< (+ 65536 (* (- 1) a)) 0) (>= (+ (* 65536 r) (* (- 1) r a)) 0)))
(assert (not (and (>= (* r a) (/ 1 85070591730234615865843651857942052864)) (<= (* r a) 170141183460469231731687303715884105728))))
(check-sat)
