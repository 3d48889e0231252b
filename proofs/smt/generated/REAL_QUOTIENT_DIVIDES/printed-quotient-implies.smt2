; REAL_QUOTIENT_DIVIDES
; a counterexample to: what the relation accepts, SMT-LIB's quotient is
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers printed-quotient-implies.smt2 z3, or python -m vinculum.prove.solvers printed-quotient-implies.smt2 cvc5
; replay by their own programs, where these are installed: z3 printed-quotient-implies.smt2, or cvc5 printed-quotient-implies.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(declare-const tolerance Real)
(assert (not (= B 0)))
(assert (<= (abs (+ A (* (- 1) B C))) (* tolerance (abs B))))
(assert (not (<= (ite (>= (- (/ A B) C) 0.0) (- (/ A B) C) (- C (/ A B))) tolerance)))
(check-sat)
