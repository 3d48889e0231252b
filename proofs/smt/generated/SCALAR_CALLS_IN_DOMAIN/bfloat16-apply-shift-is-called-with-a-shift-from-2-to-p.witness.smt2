; SCALAR_CALLS_IN_DOMAIN
; operands that meet the hypotheses of: bfloat16: apply_shift is called with a shift from -2 to p
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers bfloat16-apply-shift-is-called-with-a-shift-from-2-to-p.witness.smt2 z3, or python -m vinculum.prove.solvers bfloat16-apply-shift-is-called-with-a-shift-from-2-to-p.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 bfloat16-apply-shift-is-called-with-a-shift-from-2-to-p.witness.smt2, or cvc5 bfloat16-apply-shift-is-called-with-a-shift-from-2-to-p.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const W Int)
(declare-const ea Int)
(declare-const eb Int)
(declare-const ma Int)
(declare-const mb Int)
(declare-const shift Int)
(declare-const unit Int)
(assert (and (>= ma 128) (>= mb 128) (< ma 256) (< mb 256)))
(assert (and (>= shift (- 2)) (>= unit (- 133)) (< W (* 1024 mb)) (or (= unit (- 133)) (>= W (* 512 mb))) (or (= shift (+ ea (* (- 1) eb) (* (- 1) unit))) (and (= shift (- 2)) (< (+ ea (* (- 1) eb) (* (- 1) unit)) (- 2))))))
(assert (or (and (= W ma) (= shift (- 2))) (and (= shift (- 1)) (= W (* 2 ma))) (and (= shift 0) (= W (* 4 ma))) (and (= shift 1) (= W (* 8 ma))) (and (= shift 2) (= W (* 16 ma))) (and (= shift 3) (= W (* 32 ma))) (and (= shift 4) (= W (* 64 ma))) (and (= shift 5) (= W (* 128 ma))) (and (= shift 6) (= W (* 256 ma))) (and (= shift 7) (= W (* 512 ma))) (and (= shift 8) (= W (* 1024 ma))) (and (> shift 8) (>= W (* 2048 ma)))))
(check-sat)
