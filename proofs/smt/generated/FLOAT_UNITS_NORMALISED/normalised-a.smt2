; FLOAT_UNITS_NORMALISED
; a counterexample to: normalising keeps the value
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers normalised-a.smt2 z3, or python -m vinculum.prove.solvers normalised-a.smt2 cvc5
; replay by their own programs, where these are installed: z3 normalised-a.smt2, or cvc5 normalised-a.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const A Real)
(declare-const ma Real)
(declare-const two_ea Real)
(assert (= (+ (* (- 1) A) (* ma two_ea)) 0))
(assert (not (= (* ma two_ea) A)))
(check-sat)
