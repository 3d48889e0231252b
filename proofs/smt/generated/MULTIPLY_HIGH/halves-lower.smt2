; MULTIPLY_HIGH
; a counterexample to: the lower half is that of the lower halves and those across, which are shifted; 64 bits of each sum are kept
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers halves-lower.smt2 z3, or python -m vinculum.prove.solvers halves-lower.smt2 cvc5
; replay by their own programs, where these are installed: z3 halves-lower.smt2, or cvc5 halves-lower.smt2
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
(assert (<= low 18446744065119617025))
(assert (<= one 18446744065119617025))
(assert (<= two 18446744065119617025))
(assert (<= high 18446744065119617025))
(assert (not (= (mod (+ low (mod (* 4294967296 (mod (+ one two) 18446744073709551616)) 18446744073709551616)) 18446744073709551616) (mod (+ low (* 4294967296 one) (* 4294967296 two) (* 18446744073709551616 high)) 18446744073709551616))))
(check-sat)
