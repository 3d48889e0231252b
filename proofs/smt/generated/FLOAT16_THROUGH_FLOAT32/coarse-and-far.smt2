; FLOAT16_THROUGH_FLOAT32
; a counterexample to: where the quotient is 2^p or more and the wide quantum coarse, h is below both; by product
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers coarse-and-far.smt2 z3, or python -m vinculum.prove.solvers coarse-and-far.smt2 cvc5
; replay by their own programs, where these are installed: z3 coarse-and-far.smt2, or cvc5 coarse-and-far.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const M Int)
(declare-const R Int)
(declare-const h Int)
(assert (>= M 8388608))
(assert (>= R 1))
(assert (< h 8192))
(assert (or (< R 0) (< (+ (- 8388608) M) 0) (>= (+ (* (- 8388608) R) (* M R)) 0)))
(assert (not (> (* M R) h)))
(check-sat)
