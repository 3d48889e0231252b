; FLOAT_EXISTS
; operands that meet the hypotheses of: what is below the end of binade k + 1 is in it or below its beginning, the end of binade k: the step
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers next-binade.witness.smt2 z3, or python -m vinculum.prove.solvers next-binade.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 next-binade.witness.smt2, or cvc5 next-binade.witness.smt2
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
(check-sat)
