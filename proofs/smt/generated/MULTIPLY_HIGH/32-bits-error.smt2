; MULTIPLY_HIGH
; a counterexample to: (P + f) d is 1 to d above P L
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers 32-bits-error.smt2 z3, or python -m vinculum.prove.solvers 32-bits-error.smt2 cvc5
; replay by their own programs, where these are installed: z3 32-bits-error.smt2, or cvc5 32-bits-error.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const L Int)
(declare-const d Int)
(declare-const e Int)
(declare-const f Int)
(assert (>= d 1))
(assert (<= d 4294967295))
(assert (>= L d))
(assert (< L (* 2 d)))
(assert (>= (+ (* (- 4294967296) d) (* 4294967296 L) (* (- 1) d (+ (- 1) f))) 0))
(assert (< (+ (* (- 4294967296) d) (* 4294967296 L) (* (- 1) d (+ (- 1) f))) d))
(assert (>= f 1))
(assert (= e (+ (* (- 4294967296) L) (* d (+ 4294967296 f)))))
(assert (not (and (>= e 1) (<= e d))))
(check-sat)
