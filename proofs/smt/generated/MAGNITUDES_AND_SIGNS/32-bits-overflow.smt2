; MAGNITUDES_AND_SIGNS
; a counterexample to: where signs agree, the quotient has the bit of the sign for MIN / -1 alone
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers 32-bits-overflow.smt2 z3, or python -m vinculum.prove.solvers 32-bits-overflow.smt2 cvc5
; replay by their own programs, where these are installed: z3 32-bits-overflow.smt2, or cvc5 32-bits-overflow.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(assert (<= (- 2147483648) A))
(assert (< A 2147483648))
(assert (<= (- 2147483648) B))
(assert (< B 2147483648))
(assert (not (= B 0)))
(assert (or (and (>= A 0) (> B 0)) (and (<= A 0) (< B 0))))
(assert (not (= (>= (div (abs A) (abs B)) 2147483648) (and (= A (- 2147483648)) (= B (- 1))))))
(check-sat)
