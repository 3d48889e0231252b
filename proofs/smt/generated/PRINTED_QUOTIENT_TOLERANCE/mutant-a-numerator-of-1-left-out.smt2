; PRINTED_QUOTIENT_TOLERANCE
; a counterexample to domain: everywhere, wrong on purpose: a numerator of 1 left out
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-numerator-of-1-left-out.smt2 z3, or python -m vinculum.prove.solvers mutant-a-numerator-of-1-left-out.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-numerator-of-1-left-out.smt2, or cvc5 mutant-a-numerator-of-1-left-out.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Real)
(declare-const B Real)
(assert (not (= B 0)))
(assert (not (and (not (= A 1)) (not (= B 0)))))
(check-sat)
