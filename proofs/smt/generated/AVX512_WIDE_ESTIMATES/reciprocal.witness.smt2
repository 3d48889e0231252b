; AVX512_WIDE_ESTIMATES
; operands that meet the hypotheses of: r b is from 1 + 2^-41 to 1 + 2^-39; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers reciprocal.witness.smt2 z3, or python -m vinculum.prove.solvers reciprocal.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 reciprocal.witness.smt2, or cvc5 reciprocal.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const q Real)
(declare-const w Real)
(declare-const y Real)
(assert (>= q (/ (- 67108863) 1099511627776)))
(assert (<= q (/ 67108865 1099511627776)))
(assert (<= (abs (+ q (* (- 1) y) (* q q))) (/ 1 18446744073709551616)))
(assert (<= (abs (+ (/ 1099511627777 1099511627776) (* (+ (/ (- 1099511627777) 1099511627776) q) (+ 1 q (* q q))))) (/ 3 8796093022208)))
(assert (and (<= (+ w (* (- 1) (+ 1 y) (+ (/ 1099511627777 1099511627776) (* (- 1) q)))) (* (/ 1 9007199254740992) (+ 1 y) (+ (/ 1099511627777 1099511627776) (* (- 1) q)))) (<= (+ (* (- 1) w) (* (+ 1 y) (+ (/ 1099511627777 1099511627776) (* (- 1) q)))) (* (/ 1 9007199254740992) (+ 1 y) (+ (/ 1099511627777 1099511627776) (* (- 1) q))))))
(assert (or (< (+ (/ 1099511627777 1099511627776) (* (- 1) q)) 0) (< (+ (/ 1 18446744073709551616) q (* (- 1) y) (* q q)) 0) (>= (+ (/ 1099511627777 20282409603651670423947251286016) (* (- 1) (* q q q)) (* (/ (- 1099511627777) 1099511627776) y) (* (/ 1 1099511627776) (* q q)) (* (/ 18446744073726328831 18446744073709551616) q) (* q y)) 0)))
(assert (or (< (+ (/ 1099511627777 1099511627776) (* (- 1) q)) 0) (< (+ (/ 1 18446744073709551616) y (* (- 1) q) (* (- 1) (* q q))) 0) (>= (+ (/ 1099511627777 20282409603651670423947251286016) (* (/ (- 18446744073726328833) 18446744073709551616) q) (* (/ (- 1) 1099511627776) (* q q)) (* (/ 1099511627777 1099511627776) y) (* (- 1) q y) (* q q q)) 0)))
(check-sat)
