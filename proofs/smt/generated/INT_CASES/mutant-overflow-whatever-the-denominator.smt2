; INT_CASES
; a counterexample to zero, wrong on purpose: overflow whatever the denominator
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-overflow-whatever-the-denominator.smt2 z3, or python -m vinculum.prove.solvers mutant-overflow-whatever-the-denominator.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-overflow-whatever-the-denominator.smt2, or cvc5 mutant-overflow-whatever-the-denominator.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const MAX Int)
(assert (= B 0))
(assert (not (not (or (> (* (- 1) A) MAX) (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX))))))))
(check-sat)
