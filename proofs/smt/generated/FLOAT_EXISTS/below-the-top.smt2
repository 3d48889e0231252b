; FLOAT_EXISTS
; a counterexample to: what does not overflow is below the end of the last binade; by product
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers below-the-top.smt2 z3, or python -m vinculum.prove.solvers below-the-top.smt2 cvc5
; replay by their own programs, where these are installed: z3 below-the-top.smt2, or cvc5 below-the-top.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D_max Int)
(declare-const D_min Int)
(declare-const N_max Int)
(declare-const N_min Int)
(declare-const hidden Int)
(declare-const span Int)
(assert (> hidden 0))
(assert (> span 0))
(assert (> D_min 0))
(assert (> D_max 0))
(assert (= (* D_max N_min) (* D_min N_max span)))
(assert (< (* 2 N_max) (* D_max (+ (- 1) (* 4 hidden)))))
(assert (or (< D_max 0) (< (+ N_min (* (- 2) D_min hidden span)) 0) (>= (+ (* D_max N_min) (* (- 2) D_max D_min hidden span)) 0)))
(assert (or (< (* D_min span) 0) (< (+ (- 1) (* (- 2) N_max) (* D_max (+ (- 1) (* 4 hidden)))) 0) (>= (+ (* (- 1) D_min span) (* (- 1) D_max D_min span) (* (- 2) D_min N_max span) (* 4 D_max D_min hidden span)) 0)))
(assert (or (< (+ (- 1) D_max) 0) (< (+ (- 1) (* D_min span)) 0) (>= (+ 1 (* (- 1) D_max) (* (- 1) D_min span) (* D_max D_min span)) 0)))
(assert (or (< (+ (- 1) D_min) 0) (>= (+ 1 (* (- 1) D_min) (* (- 1) span) (* D_min span)) 0)))
(assert (not (< N_min (* 2 D_min hidden span))))
(check-sat)
