; MAGNITUDES_AND_SIGNS
; a counterexample to: the numerator has N bits
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers 16-bits-fits.smt2 z3, or python -m vinculum.prove.solvers 16-bits-fits.smt2 cvc5
; replay by their own programs, where these are installed: z3 16-bits-fits.smt2, or cvc5 16-bits-fits.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(assert (<= (- 32768) A))
(assert (< A 32768))
(assert (<= (- 32768) B))
(assert (< B 32768))
(assert (not (= B 0)))
(assert (not (and (>= (+ (- 1) (abs A) (abs B)) 0) (< (+ (- 1) (abs A) (abs B)) 65536))))
(check-sat)
