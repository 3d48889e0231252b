; REAL_QUOTIENT_UNIQUE
; a counterexample to: the quotient of SMT-LIB satisfies the relation
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers exists.smt2 z3, or python -m vinculum.prove.solvers exists.smt2 cvc5
; replay by their own programs, where these are installed: z3 exists.smt2, or cvc5 exists.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(define-fun Q () Real (/ A B))
(assert (not (= B 0)))
(assert (not (= (* B Q) A)))
(check-sat)
