; SHAPE_RESULT_UNIQUE
; a counterexample to same as ours, wrong on purpose: the larger size, 0 and 1 included
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-the-larger-size-0-and-1-included.smt2 z3, or python -m vinculum.prove.solvers mutant-the-larger-size-0-and-1-included.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-the-larger-size-0-and-1-included.smt2, or cvc5 mutant-the-larger-size-0-and-1-included.smt2
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
(assert (or (and (= c a) (>= a b)) (and (= c b) (>= b a))))
(assert (not (or (and (= a 1) (= c b)) (and (= a b) (= c a)) (and (= b 1) (= c a)))))
(check-sat)
