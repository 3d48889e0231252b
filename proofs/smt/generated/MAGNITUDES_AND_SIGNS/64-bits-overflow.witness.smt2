; MAGNITUDES_AND_SIGNS
; operands that meet the hypotheses of: where signs agree, the quotient has the bit of the sign for MIN / -1 alone
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers 64-bits-overflow.witness.smt2 z3, or python -m vinculum.prove.solvers 64-bits-overflow.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 64-bits-overflow.witness.smt2, or cvc5 64-bits-overflow.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(assert (<= (- 9223372036854775808) A))
(assert (< A 9223372036854775808))
(assert (<= (- 9223372036854775808) B))
(assert (< B 9223372036854775808))
(assert (not (= B 0)))
(assert (or (and (>= A 0) (> B 0)) (and (<= A 0) (< B 0))))
(check-sat)
