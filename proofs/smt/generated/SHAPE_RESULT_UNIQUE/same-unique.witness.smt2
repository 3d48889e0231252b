; SHAPE_RESULT_UNIQUE
; operands that meet the hypotheses of: no second one is
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers same-unique.witness.smt2 z3, or python -m vinculum.prove.solvers same-unique.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 same-unique.witness.smt2, or cvc5 same-unique.witness.smt2
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
(assert (= a b))
(assert (= c a))
(assert (= d a))
(check-sat)
