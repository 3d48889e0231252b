; INT_TRUNCATED
; a counterexample to: a multiple of B that is less than B is 0
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers cancel.smt2 z3, or python -m vinculum.prove.solvers cancel.smt2 cvc5
; replay by their own programs, where these are installed: z3 cancel.smt2, or cvc5 cancel.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Int)
(declare-const step Int)
(assert (< (abs (* B step)) (abs B)))
(assert (not (= step 0)))
(check-sat)
