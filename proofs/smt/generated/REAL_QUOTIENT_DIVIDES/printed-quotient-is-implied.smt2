; REAL_QUOTIENT_DIVIDES
; a counterexample to: SMT-LIB's quotient is accepted
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers printed-quotient-is-implied.smt2 z3, or python -m vinculum.prove.solvers printed-quotient-is-implied.smt2 cvc5
; replay by their own programs, where these are installed: z3 printed-quotient-is-implied.smt2, or cvc5 printed-quotient-is-implied.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(declare-const tolerance Real)
(assert (not (= B 0)))
(assert (<= (ite (>= (- (/ A B) C) 0.0) (- (/ A B) C) (- C (/ A B))) tolerance))
(assert (not (<= (abs (+ A (* (- 1) B C))) (* tolerance (abs B)))))
(check-sat)
