; FLOAT16_THROUGH_FLOAT32
; operands that meet the hypotheses of: h is on one side where the quotient is 2^p or more; by product
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers far.witness.smt2 z3, or python -m vinculum.prove.solvers far.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 far.witness.smt2, or cvc5 far.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const M Int)
(declare-const T Int)
(declare-const d Int)
(declare-const e_C Int)
(declare-const h Int)
(declare-const n Int)
(declare-const q_min Int)
(assert (>= n 1))
(assert (>= d 1))
(assert (>= T 1))
(assert (>= M 0))
(assert (>= n (* 8192 d)))
(assert (< h 8192))
(assert (and (<= (* 2 (abs (+ (* M d) (* (- 1) T n)))) d) (or (= (mod M 2) 0) (not (= (* 2 (abs (+ (* M d) (* (- 1) T n)))) d))) (or (not (and (= M 8388608) (> e_C q_min))) (<= (+ (* (- 4) T n) (* 4 M d)) d))))
(assert (or (< T 0) (< (+ n (* (- 8192) d)) 0) (>= (+ (* T n) (* (- 8192) T d)) 0)))
(assert (or (< d 0) (< (+ (- 1) (* (- 1) M) (* 8192 T)) 0) (>= (+ (* (- 1) d) (* (- 1) M d) (* 8192 T d)) 0)))
(assert (or (< T 0) (< (+ 8191 (* (- 1) h)) 0) (>= (+ (* 8191 T) (* (- 1) T h)) 0)))
(assert (or (< d 0) (< (+ 8191 (* (- 1) h)) 0) (>= (+ (* 8191 d) (* (- 1) d h)) 0)))
(check-sat)
