; PRINTED_QUOTIENT_TOLERANCE
; a counterexample to domain: nowhere else, wrong on purpose: the relation applies to every denominator
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-the-relation-applies-to-every-denominator.smt2 z3, or python -m vinculum.prove.solvers mutant-the-relation-applies-to-every-denominator.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-the-relation-applies-to-every-denominator.smt2, or cvc5 mutant-the-relation-applies-to-every-denominator.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Real)
(assert (not (not (= B 0))))
(check-sat)
