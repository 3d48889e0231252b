; AVX512_WIDE_ESTIMATES
; a counterexample to: p (1 + q + q^2) is near 1 + more: what is left is -q^3, and more of q + q^2; by product of reals
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers remainder.smt2 z3, or python -m vinculum.prove.solvers remainder.smt2 cvc5
; replay by their own programs, where these are installed: z3 remainder.smt2, or cvc5 remainder.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const q Real)
(assert (>= q (/ (- 67108863) 1099511627776)))
(assert (<= q (/ 67108865 1099511627776)))
(assert (or (< (+ (/ 67108865 1099511627776) q) 0) (< (+ (/ 67108865 1099511627776) (* (- 1) q)) 0) (>= (+ (/ 4503599761588225 1208925819614629174706176) (* (- 1) (* q q))) 0)))
(assert (or (< (+ (/ 67108865 1099511627776) (* (- 1) q)) 0) (>= (+ (* (- 1) (* q q q)) (* (/ 67108865 1099511627776) (* q q))) 0)))
(assert (or (< (+ (/ 67108865 1099511627776) q) 0) (>= (+ (* (/ 67108865 1099511627776) (* q q)) (* q q q)) 0)))
(assert (not (<= (abs (+ (/ 1099511627777 1099511627776) (* (+ (/ (- 1099511627777) 1099511627776) q) (+ 1 q (* q q))))) (/ 3 8796093022208))))
(check-sat)
