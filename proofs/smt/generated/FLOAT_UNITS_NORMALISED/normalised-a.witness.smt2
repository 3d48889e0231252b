; FLOAT_UNITS_NORMALISED
; operands that meet the hypotheses of: normalising keeps the value
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers normalised-a.witness.smt2 z3, or python -m vinculum.prove.solvers normalised-a.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 normalised-a.witness.smt2, or cvc5 normalised-a.witness.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const A Real)
(declare-const ma Real)
(declare-const two_ea Real)
(assert (= (+ (* (- 1) A) (* ma two_ea)) 0))
(check-sat)
