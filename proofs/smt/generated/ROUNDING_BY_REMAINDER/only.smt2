; ROUNDING_BY_REMAINDER
; a counterexample to: what the relation asks for is that and nothing else; by product
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers only.smt2 z3, or python -m vinculum.prove.solvers only.smt2 cvc5
; replay by their own programs, where these are installed: z3 only.smt2, or cvc5 only.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(declare-const inf_C Bool)
(declare-const m_C Int)
(declare-const nan_C Bool)
(declare-const q Int)
(declare-const r Int)
(assert (not inf_C))
(assert (not nan_C))
(assert (> D 0))
(assert (= N (+ r (* D q))))
(assert (>= r 0))
(assert (< r D))
(assert (and (not inf_C) (not nan_C) (<= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D) (or (= (mod m_C 2) 0) (not (= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D)))))
(assert (or (< D 0) (< (+ (- 2) m_C (* (- 1) q)) 0) (>= (+ (* (- 2) D) (* D m_C) (* (- 1) D q)) 0)))
(assert (or (< D 0) (< (+ (- 1) q (* (- 1) m_C)) 0) (>= (+ (* (- 1) D) (* D q) (* (- 1) D m_C)) 0)))
(assert (not (and (or (= m_C q) (> (* 2 r) D) (and (= (* 2 r) D) (= (mod q 2) 1))) (or (= m_C (+ 1 q)) (not (or (> (* 2 r) D) (and (= (* 2 r) D) (= (mod q 2) 1))))))))
(check-sat)
