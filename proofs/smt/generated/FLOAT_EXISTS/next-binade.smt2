; FLOAT_EXISTS
; a counterexample to: what is below the end of binade k + 1 is in it or below its beginning, the end of binade k: the step
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers next-binade.smt2 z3, or python -m vinculum.prove.solvers next-binade.smt2 cvc5
; replay by their own programs, where these are installed: z3 next-binade.smt2, or cvc5 next-binade.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D_min Int)
(declare-const N_min Int)
(declare-const hidden Int)
(declare-const power Int)
(assert (> hidden 0))
(assert (> power 0))
(assert (> D_min 0))
(assert (< N_min (* 4 D_min hidden power)))
(assert (not (or (< N_min (* 2 D_min hidden power)) (and (>= N_min (* 2 D_min hidden power)) (< N_min (* 4 D_min hidden power))))))
(check-sat)
