; FP_DIV_CONDITIONS
; a counterexample to: 4 N/D and c are ordered as 4 V/Y and c
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers scaled-4.smt2 z3, or python -m vinculum.prove.solvers scaled-4.smt2 cvc5
; replay by their own programs, where these are installed: z3 scaled-4.smt2, or cvc5 scaled-4.smt2
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
(assert (or (< D 0) (< (+ (* 4 V) (* (- 1) Y c)) 0) (>= (+ (* 4 D V) (* (- 1) D Y c)) 0)))
(assert (or (< Y 0) (< (+ (- 1) (* (- 4) N) (* D c)) 0) (>= (+ (* (- 1) Y) (* (- 4) N Y) (* D Y c)) 0)))
(assert (or (< D 0) (< (+ (- 1) (* (- 4) V) (* Y c)) 0) (>= (+ (* (- 1) D) (* (- 4) D V) (* D Y c)) 0)))
(assert (or (< Y 0) (< (+ (* 4 N) (* (- 1) D c)) 0) (>= (+ (* 4 N Y) (* (- 1) D Y c)) 0)))
(assert (or (< D 0) (< (+ (* (- 4) V) (* Y c)) 0) (>= (+ (* (- 4) D V) (* D Y c)) 0)))
(assert (or (< Y 0) (< (+ (- 1) (* 4 N) (* (- 1) D c)) 0) (>= (+ (* (- 1) Y) (* 4 N Y) (* (- 1) D Y c)) 0)))
(assert (or (< D 0) (< (+ (- 1) (* 4 V) (* (- 1) Y c)) 0) (>= (+ (* (- 1) D) (* 4 D V) (* (- 1) D Y c)) 0)))
(assert (or (< Y 0) (< (+ (* (- 4) N) (* D c)) 0) (>= (+ (* (- 4) N Y) (* D Y c)) 0)))
(assert (not (and (or (and (= (* 4 N) (* D c)) (= (* 4 V) (* Y c))) (and (not (= (* 4 N) (* D c))) (not (= (* 4 V) (* Y c))))) (or (and (>= (* 4 N) (* D c)) (>= (* 4 V) (* Y c))) (and (< (* 4 N) (* D c)) (< (* 4 V) (* Y c)))))))
(check-sat)
