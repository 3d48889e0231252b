; MAGNITUDES_AND_SIGNS
; a counterexample to: where signs agree, |A| has the bit of the sign and |B| is 1 for MIN / -1 alone
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers 16-bits-overflow-by-operands.smt2 z3, or python -m vinculum.prove.solvers 16-bits-overflow-by-operands.smt2 cvc5
; replay by their own programs, where these are installed: z3 16-bits-overflow-by-operands.smt2, or cvc5 16-bits-overflow-by-operands.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(assert (<= (- 32768) A))
(assert (< A 32768))
(assert (<= (- 32768) B))
(assert (< B 32768))
(assert (not (= B 0)))
(assert (or (and (>= A 0) (> B 0)) (and (<= A 0) (< B 0))))
(assert (not (= (and (>= (abs A) 32768) (<= (abs B) 1)) (and (= A (- 32768)) (= B (- 1))))))
(check-sat)
