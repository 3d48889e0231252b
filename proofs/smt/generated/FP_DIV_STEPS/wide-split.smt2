; FP_DIV_STEPS
; a counterexample to: the wide quotient in two parts, times mb
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers wide-split.smt2 z3, or python -m vinculum.prove.solvers wide-split.smt2 cvc5
; replay by their own programs, where these are installed: z3 wide-split.smt2, or cvc5 wide-split.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const K Int)
(declare-const low Int)
(declare-const mb Int)
(declare-const quotient Int)
(declare-const wide Int)
(assert (= wide (+ low (* K quotient))))
(assert (not (= (* mb wide) (+ (* low mb) (* K mb quotient)))))
(check-sat)
