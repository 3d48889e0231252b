; MAGNITUDES_AND_SIGNS
; a counterexample to 8 bits: fits, wrong on purpose: |A| + |B| of 8 bits
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-b-of-8-bits.smt2 z3, or python -m vinculum.prove.solvers mutant-a-b-of-8-bits.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-b-of-8-bits.smt2, or cvc5 mutant-a-b-of-8-bits.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(assert (<= (- 128) A))
(assert (< A 128))
(assert (<= (- 128) B))
(assert (< B 128))
(assert (not (= B 0)))
(assert (not (< (+ (abs A) (abs B)) 256)))
(check-sat)
