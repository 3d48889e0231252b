; FP_DIV_CONDITIONS
; a counterexample to: what twice a fraction is compared with is below 2^(p+1), as m_C is below 2^p; four times, below 2^(p+2)
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers small-enough.smt2 z3, or python -m vinculum.prove.solvers small-enough.smt2 cvc5
; replay by their own programs, where these are installed: z3 small-enough.smt2, or cvc5 small-enough.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const H Int)
(declare-const m_C Int)
(assert (>= H 1))
(assert (< m_C (* 2 H)))
(assert (not (and (< 1 (* 4 H)) (< (* 2 H) (* 4 H)) (< (+ (- 1) (* 4 H)) (* 8 H)) (< (+ (- 1) (* 2 m_C)) (* 4 H)) (< (+ 1 (* 2 m_C)) (* 4 H)))))
(check-sat)
