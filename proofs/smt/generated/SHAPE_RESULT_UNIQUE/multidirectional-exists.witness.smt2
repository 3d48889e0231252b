; SHAPE_RESULT_UNIQUE
; operands that meet the hypotheses of: a size of C is accepted wherever the sizes may meet
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers multidirectional-exists.witness.smt2 z3, or python -m vinculum.prove.solvers multidirectional-exists.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 multidirectional-exists.witness.smt2, or cvc5 multidirectional-exists.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const c Int)
(declare-const covered Bool)
(declare-const d Int)
(declare-const one_element Bool)
(assert (>= a 0))
(assert (>= b 0))
(assert (>= c 0))
(assert (>= d 0))
(assert (>= a 0))
(assert (>= b 0))
(assert (>= c 0))
(assert (>= d 0))
(assert (or covered (= b 1)))
(assert (or (not one_element) (= b 1)))
(assert (or (= a 1) (= a b) (= b 1)))
(check-sat)
