; SHAPE_INDEX_UNIQUE
; a counterexample to: no second one does
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers a-unique.smt2 z3, or python -m vinculum.prove.solvers a-unique.smt2 cvc5
; replay by their own programs, where these are installed: z3 a-unique.smt2, or cvc5 a-unique.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const c Int)
(declare-const d Int)
(declare-const i Int)
(declare-const j Int)
(declare-const k Int)
(assert (>= a 0))
(assert (>= b 0))
(assert (>= c 0))
(assert (>= d 0))
(assert (>= i 0))
(assert (>= j 0))
(assert (>= k 0))
(assert (>= a 0))
(assert (>= b 0))
(assert (>= c 0))
(assert (>= d 0))
(assert (>= i 0))
(assert (or (= a 1) (= a b) (= b 1)))
(assert (or (and (= a 1) (= c b)) (and (= a b) (= c a)) (and (= b 1) (= c a))))
(assert (< i c))
(assert (>= j 0))
(assert (or (and (= a 1) (= j 0)) (and (= j i) (not (= a 1)))))
(assert (or (and (= a 1) (= k 0)) (and (= k i) (not (= a 1)))))
(assert (not (= j k)))
(check-sat)
