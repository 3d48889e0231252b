; AVX512_WIDE_ESTIMATES
; a counterexample to reciprocal, wrong on purpose: y is as near as float32
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-y-is-as-near-as-float32.smt2 z3, or python -m vinculum.prove.solvers mutant-y-is-as-near-as-float32.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-y-is-as-near-as-float32.smt2, or cvc5 mutant-y-is-as-near-as-float32.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const q Real)
(declare-const w Real)
(declare-const y Real)
(assert (>= q (/ (- 67108863) 1099511627776)))
(assert (<= q (/ 67108865 1099511627776)))
(assert (<= (abs (+ q (* (- 1) y) (* q q))) (/ 1 16777216)))
(assert (<= (abs (+ (/ 1099511627777 1099511627776) (* (+ (/ (- 1099511627777) 1099511627776) q) (+ 1 q (* q q))))) (/ 3 8796093022208)))
(assert (and (<= (+ w (* (- 1) (+ 1 y) (+ (/ 1099511627777 1099511627776) (* (- 1) q)))) (* (/ 1 9007199254740992) (+ 1 y) (+ (/ 1099511627777 1099511627776) (* (- 1) q)))) (<= (+ (* (- 1) w) (* (+ 1 y) (+ (/ 1099511627777 1099511627776) (* (- 1) q)))) (* (/ 1 9007199254740992) (+ 1 y) (+ (/ 1099511627777 1099511627776) (* (- 1) q))))))
(assert (or (< (+ (/ 1099511627777 1099511627776) (* (- 1) q)) 0) (< (+ (/ 1 16777216) q (* (- 1) y) (* q q)) 0) (>= (+ (/ 1099511627777 18446744073709551616) (* (- 1) (* q q q)) (* (/ (- 1099511627777) 1099511627776) y) (* (/ 1 1099511627776) (* q q)) (* (/ 1099511562241 1099511627776) q) (* q y)) 0)))
(assert (or (< (+ (/ 1099511627777 1099511627776) (* (- 1) q)) 0) (< (+ (/ 1 16777216) y (* (- 1) q) (* (- 1) (* q q))) 0) (>= (+ (/ 1099511627777 18446744073709551616) (* (/ (- 1099511693313) 1099511627776) q) (* (/ (- 1) 1099511627776) (* q q)) (* (/ 1099511627777 1099511627776) y) (* (- 1) q y) (* q q q)) 0)))
(assert (not (and (>= w (/ 2199023255553 2199023255552)) (<= w (/ 549755813889 549755813888)))))
(check-sat)
