; SHAPE_RESULT_UNIQUE
; a counterexample to unique, wrong on purpose: C of any size that A or B has
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-c-of-any-size-that-a-or-b-has.smt2 z3, or python -m vinculum.prove.solvers mutant-c-of-any-size-that-a-or-b-has.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-c-of-any-size-that-a-or-b-has.smt2, or cvc5 mutant-c-of-any-size-that-a-or-b-has.smt2
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
(assert (or (= a 1) (= a b) (= b 1)))
(assert (or (= c a) (= c b)))
(assert (or (= d a) (= d b)))
(assert (not (= c d)))
(check-sat)
