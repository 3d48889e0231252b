; MULTIPLY_HIGH
; a counterexample to halves: no carry, wrong on purpose: halves of 33 bits
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-halves-of-33-bits.smt2 z3, or python -m vinculum.prove.solvers mutant-halves-of-33-bits.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-halves-of-33-bits.smt2, or cvc5 mutant-halves-of-33-bits.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const high Int)
(declare-const low Int)
(declare-const one Int)
(declare-const two Int)
(assert (>= low 0))
(assert (>= one 0))
(assert (>= two 0))
(assert (>= high 0))
(assert (<= low 73786976277658337281))
(assert (<= one 73786976277658337281))
(assert (<= two 73786976277658337281))
(assert (<= high 73786976277658337281))
(assert (not (and (< (+ two (div low 4294967296)) 18446744073709551616) (< (+ one (mod (+ two (div low 4294967296)) 4294967296)) 18446744073709551616))))
(check-sat)
