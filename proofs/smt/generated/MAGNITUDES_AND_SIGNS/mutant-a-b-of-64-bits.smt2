; MAGNITUDES_AND_SIGNS
; a counterexample to 64 bits: fits, wrong on purpose: |A| + |B| of 64 bits
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-b-of-64-bits.smt2 z3, or python -m vinculum.prove.solvers mutant-a-b-of-64-bits.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-b-of-64-bits.smt2, or cvc5 mutant-a-b-of-64-bits.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(assert (<= (- 9223372036854775808) A))
(assert (< A 9223372036854775808))
(assert (<= (- 9223372036854775808) B))
(assert (< B 9223372036854775808))
(assert (not (= B 0)))
(assert (not (< (+ (abs A) (abs B)) 18446744073709551616)))
(check-sat)
