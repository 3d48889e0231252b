; BFLOAT16_THROUGH_FLOAT32
; a counterexample to: where the wide result is infinite the narrow one is
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers wide-infinity.smt2 z3, or python -m vinculum.prove.solvers wide-infinity.smt2 cvc5
; replay by their own programs, where these are installed: z3 wide-infinity.smt2, or cvc5 wide-infinity.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(assert (> D 0))
(assert (>= (* 2 N) (* 33554431 D)))
(assert (not (>= (* 2 N) (* 33488896 D))))
(check-sat)
