; FP_DIV_STEPS
; a counterexample to: bits that are not all 0, times mb
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers wide-lower-bits.smt2 z3, or python -m vinculum.prove.solvers wide-lower-bits.smt2 cvc5
; replay by their own programs, where these are installed: z3 wide-lower-bits.smt2, or cvc5 wide-lower-bits.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const low Int)
(declare-const mb Int)
(assert (> mb 0))
(assert (> low 0))
(assert (not (>= (* low mb) mb)))
(check-sat)
