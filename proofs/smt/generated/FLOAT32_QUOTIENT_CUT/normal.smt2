; FLOAT32_QUOTIENT_CUT
; a counterexample to: no quotient overflows or is below the normal range: the case `rounding` of the relation
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers normal.smt2 z3, or python -m vinculum.prove.solvers normal.smt2 cvc5
; replay by their own programs, where these are installed: z3 normal.smt2, or cvc5 normal.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(assert (>= a 1))
(assert (<= a 16777215))
(assert (>= b 1))
(assert (<= b 16777215))
(assert (not (and (>= (* 713623846352979940529142984724747568191373312 a) (* 8388608 b)) (< (* 2 a) (* 680564713559467323275078790916285136896 b)))))
(check-sat)
