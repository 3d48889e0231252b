; MAGNITUDES_AND_SIGNS
; a counterexample to: the numerator has N bits
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers 64-bits-fits.smt2 z3, or python -m vinculum.prove.solvers 64-bits-fits.smt2 cvc5
; replay by their own programs, where these are installed: z3 64-bits-fits.smt2, or cvc5 64-bits-fits.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(assert (<= (- 9223372036854775808) A))
(assert (< A 9223372036854775808))
(assert (<= (- 9223372036854775808) B))
(assert (< B 9223372036854775808))
(assert (not (= B 0)))
(assert (not (and (>= (+ (- 1) (abs A) (abs B)) 0) (< (+ (- 1) (abs A) (abs B)) 18446744073709551616))))
(check-sat)
