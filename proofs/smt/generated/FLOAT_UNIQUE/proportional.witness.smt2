; FLOAT_UNIQUE
; operands that meet the hypotheses of: N/D of two results differ by the power of two that is between their quanta; by product and equals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers proportional.witness.smt2 z3, or python -m vinculum.prove.solvers proportional.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 proportional.witness.smt2, or cvc5 proportional.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const D_X Int)
(declare-const D_min Int)
(declare-const N Int)
(declare-const N_X Int)
(declare-const N_min Int)
(declare-const power Int)
(declare-const times Int)
(assert (> power 0))
(assert (> times 0))
(assert (> D 0))
(assert (> D_min 0))
(assert (> D_X 0))
(assert (= (* D N_min) (* D_min N power)))
(assert (= (* D_X N_min) (* D_min N_X power times)))
(assert (or (not (= (* D N_min) (* D_min N power))) (= (* D D_X N_min) (* D_X D_min N power))))
(assert (or (not (= (* D_X N_min) (* D_min N_X power times))) (= (* D D_X N_min) (* D D_min N_X power times))))
(assert (or (< (+ (- 1) D_min) 0) (>= (+ 1 (* (- 1) D_min) (* (- 1) power) (* D_min power)) 0)))
(assert (or (< (+ (- 1) (* D_min power)) 0) (< (+ (- 1) (* (- 1) D_X N) (* D N_X times)) 0) (>= (+ 1 (* D_X N) (* (- 1) D_min power) (* (- 1) D N_X times) (* (- 1) D_X D_min N power) (* D D_min N_X power times)) 0)))
(assert (or (< (+ (- 1) (* D_min power)) 0) (< (+ (- 1) (* D_X N) (* (- 1) D N_X times)) 0) (>= (+ 1 (* (- 1) D_X N) (* (- 1) D_min power) (* D N_X times) (* D_X D_min N power) (* (- 1) D D_min N_X power times)) 0)))
(check-sat)
