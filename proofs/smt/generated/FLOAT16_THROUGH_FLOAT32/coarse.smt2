; FLOAT16_THROUGH_FLOAT32
; a counterexample to: a wide quantum of R > 1 quarters is too coarse for a normal number, and for others it is the smallest; by product
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers coarse.smt2 z3, or python -m vinculum.prove.solvers coarse.smt2 cvc5
; replay by their own programs, where these are installed: z3 coarse.smt2, or cvc5 coarse.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const M Int)
(declare-const R Int)
(declare-const d Int)
(declare-const e_C Int)
(declare-const n Int)
(declare-const q_min Int)
(assert (>= n 1))
(assert (>= d 1))
(assert (>= R 2))
(assert (>= M 0))
(assert (<= n 16777214))
(assert (and (<= (* 2 (abs (+ (* (- 1) n) (* M R d)))) (* R d)) (or (= (mod M 2) 0) (not (= (* 2 (abs (+ (* (- 1) n) (* M R d)))) (* R d)))) (or (not (and (= M 8388608) (> e_C q_min))) (<= (+ (* (- 4) n) (* 4 M R d)) (* R d)))))
(assert (or (< (* R d) 0) (< (+ (- 8388608) M) 0) (>= (+ (* (- 8388608) R d) (* M R d)) 0)))
(assert (or (< d 0) (< (+ (- 2) R) 0) (>= (+ (* (- 2) d) (* R d)) 0)))
(assert (or (< R 0) (< d 0) (>= (* R d) 0)))
(assert (or (< R 0) (< (+ (- 1) d) 0) (>= (+ (* (- 1) R) (* R d)) 0)))
(assert (not (< M 8388608)))
(check-sat)
