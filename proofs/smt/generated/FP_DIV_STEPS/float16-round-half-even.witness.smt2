; FP_DIV_STEPS
; operands that meet the hypotheses of: m meets round_half_even's contract
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float16-round-half-even.witness.smt2 z3, or python -m vinculum.prove.solvers float16-round-half-even.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 float16-round-half-even.witness.smt2, or cvc5 float16-round-half-even.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const d Int)
(declare-const m Int)
(declare-const q Int)
(declare-const r Int)
(declare-const unit Int)
(assert (and (>= q 0) (>= r 0) (< r d) (or (= unit (- 24)) (and (>= q 1024) (> unit (- 24))))))
(assert (> d 0))
(assert (or (and (= m q) (not (or (> (* 2 r) d) (and (= (* 2 r) d) (not (= (mod q 2) 0)))))) (and (= m (+ 1 q)) (or (> (* 2 r) d) (and (= (* 2 r) d) (not (= (mod q 2) 0)))))))
(check-sat)
