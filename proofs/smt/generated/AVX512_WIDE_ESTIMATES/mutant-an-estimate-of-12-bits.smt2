; AVX512_WIDE_ESTIMATES
; a counterexample to remainder, wrong on purpose: an estimate of 12 bits
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-an-estimate-of-12-bits.smt2 z3, or python -m vinculum.prove.solvers mutant-an-estimate-of-12-bits.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-an-estimate-of-12-bits.smt2, or cvc5 mutant-an-estimate-of-12-bits.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const q Real)
(assert (>= q (/ (- 268435455) 1099511627776)))
(assert (<= q (/ 268435457 1099511627776)))
(assert (or (< (+ (/ 268435457 1099511627776) q) 0) (< (+ (/ 268435457 1099511627776) (* (- 1) q)) 0) (>= (+ (/ 72057594574798849 1208925819614629174706176) (* (- 1) (* q q))) 0)))
(assert (or (< (+ (/ 268435457 1099511627776) (* (- 1) q)) 0) (>= (+ (* (- 1) (* q q q)) (* (/ 268435457 1099511627776) (* q q))) 0)))
(assert (or (< (+ (/ 268435457 1099511627776) q) 0) (>= (+ (* (/ 268435457 1099511627776) (* q q)) (* q q q)) 0)))
(assert (not (<= (abs (+ (/ 1099511627777 1099511627776) (* (+ (/ (- 1099511627777) 1099511627776) q) (+ 1 q (* q q))))) (/ 3 8796093022208))))
(check-sat)
