; ROUNDING_BY_REMAINDER
; a counterexample to rule, wrong on purpose: ties go up
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-ties-go-up.smt2 z3, or python -m vinculum.prove.solvers mutant-ties-go-up.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-ties-go-up.smt2, or cvc5 mutant-ties-go-up.smt2
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
(assert (or (= m_C (+ 1 q)) (< (* 2 r) D)))
(assert (or (= m_C q) (>= (* 2 r) D)))
(assert (not (and (not inf_C) (not nan_C) (<= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D) (or (= (mod m_C 2) 0) (not (= (* 2 (abs (+ (* (- 1) N) (* D m_C)))) D))))))
(check-sat)
