; FP_DIV_STEPS
; operands that meet the hypotheses of: unit and shift meet scale's contract
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float16-scale.witness.smt2 z3, or python -m vinculum.prove.solvers float16-scale.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 float16-scale.witness.smt2, or cvc5 float16-scale.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const J Int)
(declare-const W Int)
(declare-const ea Int)
(declare-const eb Int)
(declare-const ma Int)
(declare-const mb Int)
(declare-const shift Int)
(declare-const unit Int)
(assert (and (>= ma 1024) (>= mb 1024) (< ma 2048) (< mb 2048)))
(assert (or (and (= W ma) (= shift (- 2))) (and (= shift (- 1)) (= W (* 2 ma))) (and (= shift 0) (= W (* 4 ma))) (and (= shift 1) (= W (* 8 ma))) (and (= shift 2) (= W (* 16 ma))) (and (= shift 3) (= W (* 32 ma))) (and (= shift 4) (= W (* 64 ma))) (and (= shift 5) (= W (* 128 ma))) (and (= shift 6) (= W (* 256 ma))) (and (= shift 7) (= W (* 512 ma))) (and (= shift 8) (= W (* 1024 ma))) (and (= shift 9) (= W (* 2048 ma))) (and (= shift 10) (= W (* 4096 ma))) (and (= shift 11) (= W (* 8192 ma))) (and (> shift 11) (>= W (* 16384 ma)))))
(assert (or (and (>= ma mb) (= J (+ (- 10) ea (* (- 1) eb)))) (and (< ma mb) (= J (+ (- 11) ea (* (- 1) eb))))))
(assert (or (and (= unit (- 24)) (< J (- 24))) (and (= unit J) (>= J (- 24)))))
(assert (or (and (= shift (- 2)) (< (+ ea (* (- 1) eb) (* (- 1) unit)) (- 2))) (and (= shift (+ ea (* (- 1) eb) (* (- 1) unit))) (>= (+ ea (* (- 1) eb) (* (- 1) unit)) (- 2)))))
(check-sat)
