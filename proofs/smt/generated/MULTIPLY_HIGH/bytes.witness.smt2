; MULTIPLY_HIGH
; operands that meet the hypotheses of: (n + 1) R / 65536, cut, is k; by product, equals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers bytes.witness.smt2 z3, or python -m vinculum.prove.solvers bytes.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 bytes.witness.smt2, or cvc5 bytes.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const R Int)
(declare-const d Int)
(declare-const k Int)
(declare-const n Int)
(declare-const r Int)
(assert (= n (+ r (* d k))))
(assert (>= r 0))
(assert (< r d))
(assert (>= k 0))
(assert (>= n 0))
(assert (<= n 255))
(assert (>= d 1))
(assert (<= d 255))
(assert (>= R 0))
(assert (<= (* R d) 65535))
(assert (> (+ d (* R d)) 65535))
(assert (or (not (= n (+ r (* d k)))) (= (* R n) (+ (* R r) (* R d k)))))
(assert (or (< R 0) (< r 0) (>= (* R r) 0)))
(assert (or (< k 0) (< (+ (- 65536) d (* R d)) 0) (>= (+ (* (- 65536) k) (* d k) (* R d k)) 0)))
(assert (or (< d 0) (< (+ 255 (* (- 1) R)) 0) (>= (+ (* 255 d) (* (- 1) R d)) 0)))
(assert (or (< R 0) (< (+ (- 1) (* (- 1) n) (* d (+ 1 k))) 0) (>= (+ (* (- 1) R) (* R d) (* (- 1) R n) (* R d k)) 0)))
(assert (or (< (+ 1 k) 0) (< (+ 65535 (* (- 1) R d)) 0) (>= (+ 65535 (* 65535 k) (* (- 1) R d) (* (- 1) R d k)) 0)))
(check-sat)
