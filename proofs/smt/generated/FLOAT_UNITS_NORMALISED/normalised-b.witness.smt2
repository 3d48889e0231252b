; FLOAT_UNITS_NORMALISED
; operands that meet the hypotheses of: normalising keeps the value
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers normalised-b.witness.smt2 z3, or python -m vinculum.prove.solvers normalised-b.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 normalised-b.witness.smt2, or cvc5 normalised-b.witness.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const B Real)
(declare-const mb Real)
(declare-const two_eb Real)
(assert (= (+ (* (- 1) B) (* mb two_eb)) 0))
(check-sat)
