; FP_DIV_CONDITIONS
; a counterexample to wide, wrong on purpose: a denominator of more bits than are added
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-denominator-of-more-bits-than-are-added.smt2 z3, or python -m vinculum.prove.solvers mutant-a-denominator-of-more-bits-than-are-added.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-denominator-of-more-bits-than-are-added.smt2, or cvc5 mutant-a-denominator-of-more-bits-than-are-added.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const K Int)
(declare-const V Int)
(declare-const low Int)
(declare-const q Int)
(declare-const x Int)
(assert (> x 0))
(assert (< x (* 2 K)))
(assert (>= low 0))
(assert (< low K))
(assert (<= (+ (* low x) (* K q x)) (* K V)))
(assert (< (* K V) (+ x (* low x) (* K q x))))
(assert (or (< low 0) (< x 0) (>= (* low x) 0)))
(assert (or (< x 0) (< (+ (- 1) low) 0) (>= (+ (* (- 1) x) (* low x)) 0)))
(assert (or (< x 0) (< (+ (- 1) K (* (- 1) low)) 0) (>= (+ (* (- 1) x) (* K x) (* (- 1) low x)) 0)))
(assert (or (< K 0) (< (+ (- 1) (* (- 1) V) (* q x)) 0) (>= (+ (* (- 1) K) (* (- 1) K V) (* K q x)) 0)))
(assert (or (< K 0) (< (+ (* (- 1) V) (* q x)) 0) (>= (+ (* (- 1) K V) (* K q x)) 0)))
(assert (or (< K 0) (< (+ (- 1) V (* (- 1) q x)) 0) (>= (+ (* (- 1) K) (* K V) (* (- 1) K q x)) 0)))
(assert (or (< K 0) (< (+ V (* (- 1) x) (* (- 1) q x)) 0) (>= (+ (* K V) (* (- 1) K x) (* (- 1) K q x)) 0)))
(assert (not (and (>= (+ V (* (- 1) q x)) 0) (< (+ V (* (- 1) q x)) x) (or (and (= low 0) (= (+ V (* (- 1) q x)) 0)) (and (not (= low 0)) (not (= (+ V (* (- 1) q x)) 0)))))))
(check-sat)
