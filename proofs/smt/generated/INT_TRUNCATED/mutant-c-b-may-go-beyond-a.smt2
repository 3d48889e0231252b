; INT_TRUNCATED
; a counterexample to remainder, wrong on purpose: C*B may go beyond A
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-c-b-may-go-beyond-a.smt2 z3, or python -m vinculum.prove.solvers mutant-c-b-may-go-beyond-a.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-c-b-may-go-beyond-a.smt2, or cvc5 mutant-c-b-may-go-beyond-a.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (< (abs (+ A (* (- 1) B C))) (abs B)))
(assert (not (or (= (+ A (* (- 1) B C)) 0) (and (> A 0) (> (+ A (* (- 1) B C)) 0)) (and (< A 0) (< (+ A (* (- 1) B C)) 0)))))
(check-sat)
