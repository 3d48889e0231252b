; FLOAT32_QUOTIENT_CUT
; a counterexample to normal, wrong on purpose: operands beyond the largest number
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-operands-beyond-the-largest-number.smt2 z3, or python -m vinculum.prove.solvers mutant-operands-beyond-the-largest-number.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-operands-beyond-the-largest-number.smt2, or cvc5 mutant-operands-beyond-the-largest-number.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(assert (>= a 1))
(assert (<= a 680564733841876926926749214863536422912))
(assert (>= b 1))
(assert (<= b 680564733841876926926749214863536422912))
(assert (not (and (>= (* 713623846352979940529142984724747568191373312 a) (* 8388608 b)) (< (* 2 a) (* 680564713559467323275078790916285136896 b)))))
(check-sat)
