; FP_DECODING
; a counterexample to: it applies to exponent fields of 11 bits, whatever the others alone
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float64-exponents-nowhere-else.smt2 z3, or python -m vinculum.prove.solvers float64-exponents-nowhere-else.smt2 cvc5
; replay by their own programs, where these are installed: z3 float64-exponents-nowhere-else.smt2, or cvc5 float64-exponents-nowhere-else.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const field_e Int)
(assert (and (>= field_e 0) (<= field_e 2047)))
(assert (not (and (>= field_e 0) (< field_e 2048))))
(check-sat)
