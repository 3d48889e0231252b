; FLOAT_EXISTS
; a counterexample to below the top, wrong on purpose: overflow from the next power of two on
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-overflow-from-the-next-power-of-two-on.smt2 z3, or python -m vinculum.prove.solvers mutant-overflow-from-the-next-power-of-two-on.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-overflow-from-the-next-power-of-two-on.smt2, or cvc5 mutant-overflow-from-the-next-power-of-two-on.smt2
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
(assert (< (* 2 N_max) (+ 1 (* 4 D_max hidden))))
(assert (or (< D_max 0) (< (+ N_min (* (- 2) D_min hidden span)) 0) (>= (+ (* D_max N_min) (* (- 2) D_max D_min hidden span)) 0)))
(assert (or (< (* D_min span) 0) (< (+ (- 1) (* (- 2) N_max) (* D_max (+ (- 1) (* 4 hidden)))) 0) (>= (+ (* (- 1) D_min span) (* (- 1) D_max D_min span) (* (- 2) D_min N_max span) (* 4 D_max D_min hidden span)) 0)))
(assert (or (< (+ (- 1) D_max) 0) (< (+ (- 1) (* D_min span)) 0) (>= (+ 1 (* (- 1) D_max) (* (- 1) D_min span) (* D_max D_min span)) 0)))
(assert (or (< (+ (- 1) D_min) 0) (>= (+ 1 (* (- 1) D_min) (* (- 1) span) (* D_min span)) 0)))
(assert (not (< N_min (* 2 D_min hidden span))))
(check-sat)
