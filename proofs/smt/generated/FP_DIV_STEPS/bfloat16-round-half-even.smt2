; FP_DIV_STEPS
; a counterexample to: m meets round_half_even's contract
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers bfloat16-round-half-even.smt2 z3, or python -m vinculum.prove.solvers bfloat16-round-half-even.smt2 cvc5
; replay by their own programs, where these are installed: z3 bfloat16-round-half-even.smt2, or cvc5 bfloat16-round-half-even.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const d Int)
(declare-const m Int)
(declare-const q Int)
(declare-const r Int)
(declare-const unit Int)
(assert (and (>= q 0) (>= r 0) (< r d) (or (= unit (- 133)) (and (>= q 128) (> unit (- 133))))))
(assert (> d 0))
(assert (or (and (= m q) (not (or (> (* 2 r) d) (and (= (* 2 r) d) (not (= (mod q 2) 0)))))) (and (= m (+ 1 q)) (or (> (* 2 r) d) (and (= (* 2 r) d) (not (= (mod q 2) 0)))))))
(assert (not (and (<= (* 2 (abs (+ r (* d q) (* (- 1) d m)))) d) (or (= (mod m 2) 0) (not (= (* 2 (abs (+ r (* d q) (* (- 1) d m)))) d))) (or (not (and (= m 128) (> unit (- 133)))) (<= (+ (* (- 4) r) (* (- 4) d q) (* 4 d m)) d)))))
(check-sat)
