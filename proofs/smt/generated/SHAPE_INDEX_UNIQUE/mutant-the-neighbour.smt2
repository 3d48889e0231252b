; SHAPE_INDEX_UNIQUE
; a counterexample to in range, wrong on purpose: the neighbour
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-the-neighbour.smt2 z3, or python -m vinculum.prove.solvers mutant-the-neighbour.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-the-neighbour.smt2, or cvc5 mutant-the-neighbour.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const c Int)
(declare-const d Int)
(declare-const i Int)
(declare-const j Int)
(assert (>= a 0))
(assert (>= b 0))
(assert (>= c 0))
(assert (>= d 0))
(assert (>= i 0))
(assert (>= j 0))
(assert (>= a 0))
(assert (>= b 0))
(assert (>= c 0))
(assert (>= d 0))
(assert (>= i 0))
(assert (or (= a 1) (= a b) (= b 1)))
(assert (or (and (= a 1) (= c b)) (and (= a b) (= c a)) (and (= b 1) (= c a))))
(assert (< i c))
(assert (or (and (= a 1) (= j 0)) (and (not (= a 1)) (= j (+ 1 i)))))
(assert (not (and (<= 0 j) (< j a))))
(check-sat)
