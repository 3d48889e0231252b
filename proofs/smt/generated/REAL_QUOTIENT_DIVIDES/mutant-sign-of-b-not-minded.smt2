; REAL_QUOTIENT_DIVIDES
; a counterexample to printed_quotient: implies, wrong on purpose: sign of B not minded
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-sign-of-b-not-minded.smt2 z3, or python -m vinculum.prove.solvers mutant-sign-of-b-not-minded.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-sign-of-b-not-minded.smt2, or cvc5 mutant-sign-of-b-not-minded.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(declare-const tolerance Real)
(assert (not (= B 0)))
(assert (<= (abs (+ A (* (- 1) B C))) (* B tolerance)))
(assert (not (<= (ite (>= (- (/ A B) C) 0.0) (- (/ A B) C) (- C (/ A B))) tolerance)))
(check-sat)
