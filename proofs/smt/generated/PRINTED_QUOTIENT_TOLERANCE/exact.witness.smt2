; PRINTED_QUOTIENT_TOLERANCE
; operands that meet the hypotheses of: the exact quotient is accepted
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers exact.witness.smt2 z3, or python -m vinculum.prove.solvers exact.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 exact.witness.smt2, or cvc5 exact.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(declare-const C Real)
(declare-const tolerance Real)
(assert (not (= B 0)))
(assert (= (* B C) A))
(assert (>= tolerance 0))
(check-sat)
