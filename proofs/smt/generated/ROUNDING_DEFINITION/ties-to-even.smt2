; ROUNDING_DEFINITION
; a counterexample to: where another is as close, m_C is even; by product
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers ties-to-even.smt2 z3, or python -m vinculum.prove.solvers ties-to-even.smt2 cvc5
; replay by their own programs, where these are installed: z3 ties-to-even.smt2, or cvc5 ties-to-even.smt2
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
(assert (not (= other m_C)))
(assert (<= (abs (+ (* (- 1) N) (* D other))) (abs (+ (* (- 1) N) (* D m_C)))))
(assert (or (< D 0) (< (+ (- 1) m_C (* (- 1) other)) 0) (>= (+ (* (- 1) D) (* D m_C) (* (- 1) D other)) 0)))
(assert (or (< D 0) (< (+ (- 1) other (* (- 1) m_C)) 0) (>= (+ (* (- 1) D) (* D other) (* (- 1) D m_C)) 0)))
(assert (not (= (mod m_C 2) 0)))
(check-sat)
