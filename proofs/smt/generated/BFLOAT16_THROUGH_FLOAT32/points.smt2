; BFLOAT16_THROUGH_FLOAT32
; a counterexample to: what is asked of h is true of the points that nearest and thresholds are about
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers points.smt2 z3, or python -m vinculum.prove.solvers points.smt2 cvc5
; replay by their own programs, where these are installed: z3 points.smt2, or cvc5 points.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const m_C Int)
(assert (>= m_C 0))
(assert (< m_C 256))
(assert (not (and (< (+ (- 2) (* 4 m_C)) 1024) (< (+ (- 1) (* 4 m_C)) 1024) (< (+ 2 (* 4 m_C)) 1024) (not (= (+ (- 2) (* 4 m_C)) 0)) (not (= (+ 2 (* 4 m_C)) 0)))))
(check-sat)
