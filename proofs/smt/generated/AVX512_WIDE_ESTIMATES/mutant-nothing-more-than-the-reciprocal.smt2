; AVX512_WIDE_ESTIMATES
; a counterexample to reciprocal, wrong on purpose: nothing more than the reciprocal
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-nothing-more-than-the-reciprocal.smt2 z3, or python -m vinculum.prove.solvers mutant-nothing-more-than-the-reciprocal.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-nothing-more-than-the-reciprocal.smt2, or cvc5 mutant-nothing-more-than-the-reciprocal.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const q Real)
(declare-const w Real)
(declare-const y Real)
(assert (>= q (/ (- 1) 16384)))
(assert (<= q (/ 1 16384)))
(assert (<= (abs (+ q (* (- 1) y) (* q q))) (/ 1 18446744073709551616)))
(assert (<= (abs (+ 1 (* (+ (- 1) q) (+ 1 q (* q q))))) (/ 3 8796093022208)))
(assert (and (<= (+ w (* (- 1) (+ 1 y) (+ 1 (* (- 1) q)))) (* (/ 1 9007199254740992) (+ 1 y) (+ 1 (* (- 1) q)))) (<= (+ (* (- 1) w) (* (+ 1 y) (+ 1 (* (- 1) q)))) (* (/ 1 9007199254740992) (+ 1 y) (+ 1 (* (- 1) q))))))
(assert (or (< (+ 1 (* (- 1) q)) 0) (< (+ (/ 1 18446744073709551616) q (* (- 1) y) (* q q)) 0) (>= (+ (/ 1 18446744073709551616) (* (- 1) y) (* (- 1) (* q q q)) (* (/ 18446744073709551615 18446744073709551616) q) (* q y)) 0)))
(assert (or (< (+ 1 (* (- 1) q)) 0) (< (+ (/ 1 18446744073709551616) y (* (- 1) q) (* (- 1) (* q q))) 0) (>= (+ (/ 1 18446744073709551616) y (* (/ (- 18446744073709551617) 18446744073709551616) q) (* (- 1) q y) (* q q q)) 0)))
(assert (not (and (>= w (/ 2199023255553 2199023255552)) (<= w (/ 549755813889 549755813888)))))
(check-sat)
