; AVX512_WIDE_ESTIMATES
; a counterexample to: x is near q, and small
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers error.smt2 z3, or python -m vinculum.prove.solvers error.smt2 cvc5
; replay by their own programs, where these are installed: z3 error.smt2, or cvc5 error.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const q Real)
(declare-const x Real)
(assert (>= q (/ (- 67108863) 1099511627776)))
(assert (<= q (/ 67108865 1099511627776)))
(assert (<= (abs (+ q (* (- 1) x))) (* (/ 1 9007199254740992) (abs q))))
(assert (not (and (<= (abs x) (/ 603979785 8796093022208)) (<= (abs (+ q (* (- 1) x))) (/ 1 73786976294838206464)))))
(check-sat)
