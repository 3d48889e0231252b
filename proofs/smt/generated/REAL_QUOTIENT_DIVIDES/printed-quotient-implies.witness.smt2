; REAL_QUOTIENT_DIVIDES
; operands that meet the hypotheses of: what the relation accepts, SMT-LIB's quotient is
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers printed-quotient-implies.witness.smt2 z3, or python -m vinculum.prove.solvers printed-quotient-implies.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 printed-quotient-implies.witness.smt2, or cvc5 printed-quotient-implies.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(declare-const tolerance Real)
(assert (not (= B 0)))
(assert (<= (abs (+ A (* (- 1) B C))) (* tolerance (abs B))))
(check-sat)
