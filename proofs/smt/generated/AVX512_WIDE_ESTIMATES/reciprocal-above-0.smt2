; AVX512_WIDE_ESTIMATES
; a counterexample to: r is above 0
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers reciprocal-above-0.smt2 z3, or python -m vinculum.prove.solvers reciprocal-above-0.smt2 cvc5
; replay by their own programs, where these are installed: z3 reciprocal-above-0.smt2, or cvc5 reciprocal-above-0.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const r Real)
(declare-const w Real)
(assert (>= a 1))
(assert (<= a 4294967296))
(assert (>= b 1))
(assert (<= b 4294967296))
(assert (>= w (/ 2199023255553 2199023255552)))
(assert (<= w (/ 549755813889 549755813888)))
(assert (= w (* r b)))
(assert (not (> r 0)))
(check-sat)
