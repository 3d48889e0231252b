; FLOAT16_THROUGH_FLOAT32
; a counterexample to: every number of the narrow format is one of the wide, its significand longer by 13 bits if need be
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers operands.smt2 z3, or python -m vinculum.prove.solvers operands.smt2 cvc5
; replay by their own programs, where these are installed: z3 operands.smt2, or cvc5 operands.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const e_C Int)
(declare-const m_A Int)
(assert (>= m_A 0))
(assert (< m_A 2048))
(assert (>= e_C (- 24)))
(assert (<= e_C 5))
(assert (not (or (and (>= e_C (- 149)) (<= e_C 104) (< m_A 16777216)) (and (>= (+ (- 13) e_C) (- 149)) (<= (+ (- 13) e_C) 104) (< (* 8192 m_A) 16777216)))))
(check-sat)
