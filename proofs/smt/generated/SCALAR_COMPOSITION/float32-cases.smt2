; SCALAR_COMPOSITION
; a counterexample to: the shift is exact, or cut off at -2 in the smallest unit
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float32-cases.smt2 z3, or python -m vinculum.prove.solvers float32-cases.smt2 cvc5
; replay by their own programs, where these are installed: z3 float32-cases.smt2, or cvc5 float32-cases.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const W Int)
(declare-const ea Int)
(declare-const eb Int)
(declare-const ma Int)
(declare-const mb Int)
(declare-const shift Int)
(declare-const unit Int)
(assert (and (>= ma 8388608) (>= mb 8388608) (< ma 16777216) (< mb 16777216)))
(assert (and (>= shift (- 2)) (>= unit (- 149)) (< W (* 67108864 mb)) (or (= unit (- 149)) (>= W (* 33554432 mb))) (or (= shift (+ ea (* (- 1) eb) (* (- 1) unit))) (and (= shift (- 2)) (< (+ ea (* (- 1) eb) (* (- 1) unit)) (- 2))))))
(assert (or (and (= W ma) (= shift (- 2))) (and (= shift (- 1)) (= W (* 2 ma))) (and (= shift 0) (= W (* 4 ma))) (and (= shift 1) (= W (* 8 ma))) (and (= shift 2) (= W (* 16 ma))) (and (= shift 3) (= W (* 32 ma))) (and (= shift 4) (= W (* 64 ma))) (and (= shift 5) (= W (* 128 ma))) (and (= shift 6) (= W (* 256 ma))) (and (= shift 7) (= W (* 512 ma))) (and (= shift 8) (= W (* 1024 ma))) (and (= shift 9) (= W (* 2048 ma))) (and (= shift 10) (= W (* 4096 ma))) (and (= shift 11) (= W (* 8192 ma))) (and (= shift 12) (= W (* 16384 ma))) (and (= shift 13) (= W (* 32768 ma))) (and (= shift 14) (= W (* 65536 ma))) (and (= shift 15) (= W (* 131072 ma))) (and (= shift 16) (= W (* 262144 ma))) (and (= shift 17) (= W (* 524288 ma))) (and (= shift 18) (= W (* 1048576 ma))) (and (= shift 19) (= W (* 2097152 ma))) (and (= shift 20) (= W (* 4194304 ma))) (and (= shift 21) (= W (* 8388608 ma))) (and (= shift 22) (= W (* 16777216 ma))) (and (= shift 23) (= W (* 33554432 ma))) (and (= shift 24) (= W (* 67108864 ma))) (and (> shift 24) (>= W (* 134217728 ma)))))
(assert (not (or (= shift (+ ea (* (- 1) eb) (* (- 1) unit))) (and (= shift (- 2)) (= unit (- 149)) (< (+ ea (* (- 1) eb) (* (- 1) unit)) (- 2))))))
(check-sat)
