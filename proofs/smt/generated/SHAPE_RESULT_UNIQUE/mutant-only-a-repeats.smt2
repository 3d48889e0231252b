; SHAPE_RESULT_UNIQUE
; a counterexample to symmetric, wrong on purpose: only A repeats
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-only-a-repeats.smt2 z3, or python -m vinculum.prove.solvers mutant-only-a-repeats.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-only-a-repeats.smt2, or cvc5 mutant-only-a-repeats.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const c Int)
(declare-const d Int)
(assert (>= a 0))
(assert (>= b 0))
(assert (>= c 0))
(assert (>= d 0))
(assert (>= a 0))
(assert (>= b 0))
(assert (>= c 0))
(assert (>= d 0))
(assert (or (= a 1) (= a b)))
(assert (= c b))
(assert (not (and (= c a) (or (= a b) (= b 1)))))
(check-sat)
