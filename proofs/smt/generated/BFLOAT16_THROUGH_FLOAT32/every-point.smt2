; BFLOAT16_THROUGH_FLOAT32
; a counterexample to: whatever case there is, h is on one side: joins sizes, wide normal, wide subnormal and far
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers every-point.smt2 z3, or python -m vinculum.prove.solvers every-point.smt2 cvc5
; replay by their own programs, where these are installed: z3 every-point.smt2, or cvc5 every-point.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const M Int)
(declare-const T Int)
(declare-const d Int)
(declare-const h Int)
(declare-const n Int)
(assert (>= n 1))
(assert (>= d 1))
(assert (>= T 1))
(assert (>= M 0))
(assert (< h 1024))
(assert (not (= h 0)))
(assert (or (>= M 8388608) (>= T 16384)))
(assert (or (>= n (* 1024 d)) (and (<= n 16777214) (or (< d 256) (< n 256)))))
(assert (or (not (and (>= M 8388608) (<= n 16777214))) (and (= (> n (* d h)) (> M (* T h))) (= (< n (* d h)) (< M (* T h))))))
(assert (or (not (and (>= T 16384) (not (= h 0)) (or (< d 256) (< n 256)))) (and (= (> n (* d h)) (> M (* T h))) (= (< n (* d h)) (< M (* T h))))))
(assert (or (not (and (< h 1024) (>= n (* 1024 d)))) (and (= (> n (* d h)) (> M (* T h))) (= (< n (* d h)) (< M (* T h))))))
(assert (not (and (= (> n (* d h)) (> M (* T h))) (= (< n (* d h)) (< M (* T h))))))
(check-sat)
