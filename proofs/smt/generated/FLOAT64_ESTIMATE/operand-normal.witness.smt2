; FLOAT64_ESTIMATE
; operands that meet the hypotheses of: a and b, rounded, are normal
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers operand-normal.witness.smt2 z3, or python -m vinculum.prove.solvers operand-normal.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 operand-normal.witness.smt2, or cvc5 operand-normal.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const x Real)
(assert (>= a 1))
(assert (< a 18446744073709551616))
(assert (>= b 1))
(assert (< b 18446744073709551616))
(assert (and (<= (+ x (* (- 1) a)) (* (/ 1 9007199254740992) a)) (<= (+ a (* (- 1) x)) (* (/ 1 9007199254740992) a))))
(check-sat)
