; SHAPE_INDEX_UNIQUE
; a counterexample to: an element of the operand meets C[i]
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers a-exists.smt2 z3, or python -m vinculum.prove.solvers a-exists.smt2 cvc5
; replay by their own programs, where these are installed: z3 a-exists.smt2, or cvc5 a-exists.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const c Int)
(declare-const d Int)
(declare-const i Int)
(assert (>= a 0))
(assert (>= b 0))
(assert (>= c 0))
(assert (>= d 0))
(assert (>= i 0))
(assert (>= a 0))
(assert (>= b 0))
(assert (>= c 0))
(assert (>= d 0))
(assert (>= i 0))
(assert (or (= a 1) (= a b) (= b 1)))
(assert (or (and (= a 1) (= c b)) (and (= a b) (= c a)) (and (= b 1) (= c a))))
(assert (< i c))
(assert (not (or (= a 1) (not (= a 1)) (and (= 0 i) (not (= a 1))) (and (= a 1) (= i 0)))))
(check-sat)
