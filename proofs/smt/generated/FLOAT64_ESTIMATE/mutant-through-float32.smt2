; FLOAT64_ESTIMATE
; a counterexample to below, wrong on purpose: through float32
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-through-float32.smt2 z3, or python -m vinculum.prove.solvers mutant-through-float32.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-through-float32.smt2, or cvc5 mutant-through-float32.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const v Real)
(declare-const w Real)
(declare-const x Real)
(assert (>= a 1))
(assert (< a 18446744073709551616))
(assert (>= b 1))
(assert (< b 18446744073709551616))
(assert (>= w (/ 9444731276889413386243 9444732965739290427392)))
(assert (<= w (/ 9444734654589133914109 9444732965739290427392)))
(assert (and (<= (+ x (* (- 1) a)) (* (/ 1 16777216) a)) (<= (+ a (* (- 1) x)) (* (/ 1 16777216) a))))
(assert (and (<= (+ v (* (- 1) w x)) (* (/ 1 16777216) w x)) (<= (+ (* (- 1) v) (* w x)) (* (/ 1 16777216) w x))))
(assert (or (< x 0) (< (+ (/ (- 9444731276889413386243) 9444732965739290427392) w) 0) (>= (+ (* (/ (- 9444731276889413386243) 9444732965739290427392) x) (* w x)) 0)))
(assert (or (< x 0) (< (+ (/ 9444734654589133914109 9444732965739290427392) (* (- 1) w)) 0) (>= (+ (* (/ 9444734654589133914109 9444732965739290427392) x) (* (- 1) w x)) 0)))
(assert (not (< v a)))
(check-sat)
