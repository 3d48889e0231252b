; FP_DECODING
; a counterexample to: it applies to exponent fields of 8 bits, whatever the others alone
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers bfloat16-exponents-nowhere-else.smt2 z3, or python -m vinculum.prove.solvers bfloat16-exponents-nowhere-else.smt2 cvc5
; replay by their own programs, where these are installed: z3 bfloat16-exponents-nowhere-else.smt2, or cvc5 bfloat16-exponents-nowhere-else.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const field_e Int)
(assert (and (>= field_e 0) (<= field_e 255)))
(assert (not (and (>= field_e 0) (< field_e 256))))
(check-sat)
