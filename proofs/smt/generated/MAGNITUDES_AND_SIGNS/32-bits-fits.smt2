; MAGNITUDES_AND_SIGNS
; a counterexample to: the numerator has N bits
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers 32-bits-fits.smt2 z3, or python -m vinculum.prove.solvers 32-bits-fits.smt2 cvc5
; replay by their own programs, where these are installed: z3 32-bits-fits.smt2, or cvc5 32-bits-fits.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(assert (<= (- 2147483648) A))
(assert (< A 2147483648))
(assert (<= (- 2147483648) B))
(assert (< B 2147483648))
(assert (not (= B 0)))
(assert (not (and (>= (+ (- 1) (abs A) (abs B)) 0) (< (+ (- 1) (abs A) (abs B)) 4294967296))))
(check-sat)
