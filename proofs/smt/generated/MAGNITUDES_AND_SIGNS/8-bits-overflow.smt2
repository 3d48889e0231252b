; MAGNITUDES_AND_SIGNS
; a counterexample to: where signs agree, the quotient has the bit of the sign for MIN / -1 alone
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers 8-bits-overflow.smt2 z3, or python -m vinculum.prove.solvers 8-bits-overflow.smt2 cvc5
; replay by their own programs, where these are installed: z3 8-bits-overflow.smt2, or cvc5 8-bits-overflow.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(assert (<= (- 128) A))
(assert (< A 128))
(assert (<= (- 128) B))
(assert (< B 128))
(assert (not (= B 0)))
(assert (or (and (>= A 0) (> B 0)) (and (<= A 0) (< B 0))))
(assert (not (= (>= (div (abs A) (abs B)) 128) (and (= A (- 128)) (= B (- 1))))))
(check-sat)
