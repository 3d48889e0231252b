; FP_DIV_CONDITIONS
; a counterexample to by four times x, wrong on purpose: a remainder of too much
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-remainder-of-too-much.smt2 z3, or python -m vinculum.prove.solvers mutant-a-remainder-of-too-much.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-remainder-of-too-much.smt2, or cvc5 mutant-a-remainder-of-too-much.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const S Int)
(declare-const V Int)
(declare-const q Int)
(declare-const x Int)
(assert (> x 0))
(assert (= (* 4 V) (+ S (* 4 q x))))
(assert (>= S 0))
(assert (< S (* 5 x)))
(assert (not (and (>= (+ V (* (- 1) q x)) 0) (< (+ V (* (- 1) q x)) x) (or (and (= S 0) (= (+ V (* (- 1) q x)) 0)) (and (not (= S 0)) (not (= (+ V (* (- 1) q x)) 0)))))))
(check-sat)
