; REAL_QUOTIENT_DIVIDES
; operands that meet the hypotheses of: it applies to denominators other than 0 alone
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers quotient-domain-nowhere-else.witness.smt2 z3, or python -m vinculum.prove.solvers quotient-domain-nowhere-else.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 quotient-domain-nowhere-else.witness.smt2, or cvc5 quotient-domain-nowhere-else.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Real)
(assert (not (= B 0)))
(check-sat)
