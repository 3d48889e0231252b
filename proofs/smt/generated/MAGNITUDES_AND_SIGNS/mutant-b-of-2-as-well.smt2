; MAGNITUDES_AND_SIGNS
; a counterexample to 32 bits: overflow by operands, wrong on purpose: |B| of 2 as well
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-b-of-2-as-well.smt2 z3, or python -m vinculum.prove.solvers mutant-b-of-2-as-well.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-b-of-2-as-well.smt2, or cvc5 mutant-b-of-2-as-well.smt2
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
(assert (not (= (and (>= (abs A) 2147483648) (<= (abs B) 2)) (and (= A (- 2147483648)) (= B (- 1))))))
(check-sat)
