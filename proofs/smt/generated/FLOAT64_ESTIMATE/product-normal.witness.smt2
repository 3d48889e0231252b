; FLOAT64_ESTIMATE
; operands that meet the hypotheses of: x r is normal; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers product-normal.witness.smt2 z3, or python -m vinculum.prove.solvers product-normal.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 product-normal.witness.smt2, or cvc5 product-normal.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const r Real)
(declare-const x Real)
(assert (>= x (/ 1 2)))
(assert (<= x 36893488147419103232))
(assert (<= r 1))
(assert (>= r (/ 1 73786976294838206464)))
(assert (or (< x 0) (< (+ 1 (* (- 1) r)) 0) (>= (+ x (* (- 1) r x)) 0)))
(assert (or (< x 0) (< (+ (/ (- 1) 73786976294838206464) r) 0) (>= (+ (* (/ (- 1) 73786976294838206464) x) (* r x)) 0)))
(check-sat)
