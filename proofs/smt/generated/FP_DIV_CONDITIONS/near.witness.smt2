; FP_DIV_CONDITIONS
; operands that meet the hypotheses of: u X + e and c X are ordered as u and c
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers near.witness.smt2 z3, or python -m vinculum.prove.solvers near.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 near.witness.smt2, or cvc5 near.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const X Int)
(declare-const c Int)
(declare-const e Int)
(declare-const u Int)
(assert (> X 0))
(assert (>= e 0))
(assert (< e X))
(assert (or (< X 0) (< (+ (- 1) c (* (- 1) u)) 0) (>= (+ (* (- 1) X) (* X c) (* (- 1) X u)) 0)))
(assert (or (< X 0) (< (+ u (* (- 1) c)) 0) (>= (+ (* X u) (* (- 1) X c)) 0)))
(assert (or (< X 0) (< (+ (- 1) u (* (- 1) c)) 0) (>= (+ (* (- 1) X) (* X u) (* (- 1) X c)) 0)))
(check-sat)
