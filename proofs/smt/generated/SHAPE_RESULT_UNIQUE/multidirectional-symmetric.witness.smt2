; SHAPE_RESULT_UNIQUE
; operands that meet the hypotheses of: A and B may be exchanged
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers multidirectional-symmetric.witness.smt2 z3, or python -m vinculum.prove.solvers multidirectional-symmetric.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 multidirectional-symmetric.witness.smt2, or cvc5 multidirectional-symmetric.witness.smt2
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
(assert (or (and (= a 1) (= c b)) (and (= a b) (= c a)) (and (= b 1) (= c a))))
(check-sat)
