; MAGNITUDES_AND_SIGNS
; a counterexample to: where signs agree, |A| has the bit of the sign and |B| is 1 for MIN / -1 alone
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers 64-bits-overflow-by-operands.smt2 z3, or python -m vinculum.prove.solvers 64-bits-overflow-by-operands.smt2 cvc5
; replay by their own programs, where these are installed: z3 64-bits-overflow-by-operands.smt2, or cvc5 64-bits-overflow-by-operands.smt2
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
(assert (not (= (and (>= (abs A) 9223372036854775808) (<= (abs B) 1)) (and (= A (- 9223372036854775808)) (= B (- 1))))))
(check-sat)
