; FLOAT_SHIFTS_CUT_OFF
; a counterexample to: m_A is below half of m_B * 2^(2p+2)
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers small.smt2 z3, or python -m vinculum.prove.solvers small.smt2 cvc5
; replay by their own programs, where these are installed: z3 small.smt2, or cvc5 small.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const m_A Real)
(declare-const m_B Real)
(declare-const power Real)
(declare-const two_p Real)
(assert (>= two_p 4))
(assert (>= m_A 1))
(assert (<= m_A (+ (- 1) two_p)))
(assert (>= m_B 1))
(assert (<= m_B (+ (- 1) two_p)))
(assert (>= power (* 4 (* two_p two_p))))
(assert (not (< (* 2 m_A) (* m_B power))))
(check-sat)
