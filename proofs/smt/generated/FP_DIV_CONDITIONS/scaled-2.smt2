; FP_DIV_CONDITIONS
; a counterexample to: 2 N/D and c are ordered as 2 V/Y and c
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers scaled-2.smt2 z3, or python -m vinculum.prove.solvers scaled-2.smt2 cvc5
; replay by their own programs, where these are installed: z3 scaled-2.smt2, or cvc5 scaled-2.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(declare-const V Int)
(declare-const Y Int)
(declare-const c Int)
(assert (> D 0))
(assert (> Y 0))
(assert (= (* N Y) (* D V)))
(assert (or (< D 0) (< (+ (* 2 V) (* (- 1) Y c)) 0) (>= (+ (* 2 D V) (* (- 1) D Y c)) 0)))
(assert (or (< Y 0) (< (+ (- 1) (* (- 2) N) (* D c)) 0) (>= (+ (* (- 1) Y) (* (- 2) N Y) (* D Y c)) 0)))
(assert (or (< D 0) (< (+ (- 1) (* (- 2) V) (* Y c)) 0) (>= (+ (* (- 1) D) (* (- 2) D V) (* D Y c)) 0)))
(assert (or (< Y 0) (< (+ (* 2 N) (* (- 1) D c)) 0) (>= (+ (* 2 N Y) (* (- 1) D Y c)) 0)))
(assert (or (< D 0) (< (+ (* (- 2) V) (* Y c)) 0) (>= (+ (* (- 2) D V) (* D Y c)) 0)))
(assert (or (< Y 0) (< (+ (- 1) (* 2 N) (* (- 1) D c)) 0) (>= (+ (* (- 1) Y) (* 2 N Y) (* (- 1) D Y c)) 0)))
(assert (or (< D 0) (< (+ (- 1) (* 2 V) (* (- 1) Y c)) 0) (>= (+ (* (- 1) D) (* 2 D V) (* (- 1) D Y c)) 0)))
(assert (or (< Y 0) (< (+ (* (- 2) N) (* D c)) 0) (>= (+ (* (- 2) N Y) (* D Y c)) 0)))
(assert (not (and (or (and (= (* 2 N) (* D c)) (= (* 2 V) (* Y c))) (and (not (= (* 2 N) (* D c))) (not (= (* 2 V) (* Y c))))) (or (and (>= (* 2 N) (* D c)) (>= (* 2 V) (* Y c))) (and (< (* 2 N) (* D c)) (< (* 2 V) (* Y c)))))))
(check-sat)
