; REAL_QUOTIENT_UNIQUE
; operands that meet the hypotheses of: K*A / (K*B) is A / B
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers scaled.witness.smt2 z3, or python -m vinculum.prove.solvers scaled.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 scaled.witness.smt2, or cvc5 scaled.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(declare-const K Real)
(assert (not (= B 0)))
(assert (= (* B C) A))
(assert (not (= K 0)))
(check-sat)
