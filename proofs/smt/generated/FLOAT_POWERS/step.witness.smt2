; FLOAT_POWERS
; operands that meet the hypotheses of: if 2^k is at least c = 2^j, then 2^(k+1) is: 2^k >= 2^j for all k >= j
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers step.witness.smt2 z3, or python -m vinculum.prove.solvers step.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 step.witness.smt2, or cvc5 step.witness.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const P Real)
(declare-const c Real)
(assert (> c 0))
(assert (>= P c))
(check-sat)
