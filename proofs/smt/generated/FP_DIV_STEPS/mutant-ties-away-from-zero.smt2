; FP_DIV_STEPS
; a counterexample to round_half_even, wrong on purpose: ties away from zero
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-ties-away-from-zero.smt2 z3, or python -m vinculum.prove.solvers mutant-ties-away-from-zero.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-ties-away-from-zero.smt2, or cvc5 mutant-ties-away-from-zero.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const d Int)
(declare-const m Int)
(declare-const q Int)
(declare-const r Int)
(declare-const unit Int)
(assert (and (>= q 0) (>= r 0) (< r d) (or (= unit (- 24)) (and (>= q 1024) (> unit (- 24))))))
(assert (> d 0))
(assert (or (and (= m q) (not (or (= (* 2 r) d) (> (* 2 r) d)))) (and (= m (+ 1 q)) (or (= (* 2 r) d) (> (* 2 r) d)))))
(assert (not (and (<= (* 2 (abs (+ r (* d q) (* (- 1) d m)))) d) (or (= (mod m 2) 0) (not (= (* 2 (abs (+ r (* d q) (* (- 1) d m)))) d))) (or (not (and (= m 1024) (> unit (- 24)))) (<= (+ (* (- 4) r) (* (- 4) d q) (* 4 d m)) d)))))
(check-sat)
