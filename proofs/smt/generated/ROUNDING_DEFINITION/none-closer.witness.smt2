; ROUNDING_DEFINITION
; operands that meet the hypotheses of: no integer is closer to N/D than m_C; by product
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers none-closer.witness.smt2 z3, or python -m vinculum.prove.solvers none-closer.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 none-closer.witness.smt2, or cvc5 none-closer.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(declare-const inf_C Bool)
(declare-const m_C Int)
(declare-const nan_C Bool)
(declare-const other Int)
(assert (not inf_C))
(assert (not nan_C))
(assert (> D 0))
(assert (and (not inf_C) (not nan_C) (<= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D) (or (= (mod m_C 2) 0) (not (= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D)))))
(assert (or (< D 0) (< (+ (- 1) m_C (* (- 1) other)) 0) (>= (+ (* (- 1) D) (* D m_C) (* (- 1) D other)) 0)))
(assert (or (< D 0) (< (+ (- 1) other (* (- 1) m_C)) 0) (>= (+ (* (- 1) D) (* D other) (* (- 1) D m_C)) 0)))
(check-sat)
