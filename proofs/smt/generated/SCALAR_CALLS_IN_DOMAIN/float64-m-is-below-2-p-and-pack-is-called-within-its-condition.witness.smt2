; SCALAR_CALLS_IN_DOMAIN
; operands that meet the hypotheses of: float64: m is below 2^p, and pack is called within its condition
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float64-m-is-below-2-p-and-pack-is-called-within-its-condition.witness.smt2 z3, or python -m vinculum.prove.solvers float64-m-is-below-2-p-and-pack-is-called-within-its-condition.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 float64-m-is-below-2-p-and-pack-is-called-within-its-condition.witness.smt2, or cvc5 float64-m-is-below-2-p-and-pack-is-called-within-its-condition.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const W Int)
(declare-const ea Int)
(declare-const eb Int)
(declare-const m Int)
(declare-const ma Int)
(declare-const mb Int)
(declare-const shift Int)
(declare-const sign Int)
(declare-const unit Int)
(assert (and (>= ma 4503599627370496) (>= mb 4503599627370496) (< ma 9007199254740992) (< mb 9007199254740992)))
(assert (and (>= shift (- 2)) (>= unit (- 1074)) (< W (* 36028797018963968 mb)) (or (= unit (- 1074)) (>= W (* 18014398509481984 mb))) (or (= shift (+ ea (* (- 1) eb) (* (- 1) unit))) (and (= shift (- 2)) (< (+ ea (* (- 1) eb) (* (- 1) unit)) (- 2))))))
(assert (or (and (= W ma) (= shift (- 2))) (and (= shift (- 1)) (= W (* 2 ma))) (and (= shift 0) (= W (* 4 ma))) (and (= shift 1) (= W (* 8 ma))) (and (= shift 2) (= W (* 16 ma))) (and (= shift 3) (= W (* 32 ma))) (and (= shift 4) (= W (* 64 ma))) (and (= shift 5) (= W (* 128 ma))) (and (= shift 6) (= W (* 256 ma))) (and (= shift 7) (= W (* 512 ma))) (and (= shift 8) (= W (* 1024 ma))) (and (= shift 9) (= W (* 2048 ma))) (and (= shift 10) (= W (* 4096 ma))) (and (= shift 11) (= W (* 8192 ma))) (and (= shift 12) (= W (* 16384 ma))) (and (= shift 13) (= W (* 32768 ma))) (and (= shift 14) (= W (* 65536 ma))) (and (= shift 15) (= W (* 131072 ma))) (and (= shift 16) (= W (* 262144 ma))) (and (= shift 17) (= W (* 524288 ma))) (and (= shift 18) (= W (* 1048576 ma))) (and (= shift 19) (= W (* 2097152 ma))) (and (= shift 20) (= W (* 4194304 ma))) (and (= shift 21) (= W (* 8388608 ma))) (and (= shift 22) (= W (* 16777216 ma))) (and (= shift 23) (= W (* 33554432 ma))) (and (= shift 24) (= W (* 67108864 ma))) (and (= shift 25) (= W (* 134217728 ma))) (and (= shift 26) (= W (* 268435456 ma))) (and (= shift 27) (= W (* 536870912 ma))) (and (= shift 28) (= W (* 1073741824 ma))) (and (= shift 29) (= W (* 2147483648 ma))) (and (= shift 30) (= W (* 4294967296 ma))) (and (= shift 31) (= W (* 8589934592 ma))) (and (= shift 32) (= W (* 17179869184 ma))) (and (= shift 33) (= W (* 34359738368 ma))) (and (= shift 34) (= W (* 68719476736 ma))) (and (= shift 35) (= W (* 137438953472 ma))) (and (= shift 36) (= W (* 274877906944 ma))) (and (= shift 37) (= W (* 549755813888 ma))) (and (= shift 38) (= W (* 1099511627776 ma))) (and (= shift 39) (= W (* 2199023255552 ma))) (and (= shift 40) (= W (* 4398046511104 ma))) (and (= shift 41) (= W (* 8796093022208 ma))) (and (= shift 42) (= W (* 17592186044416 ma))) (and (= shift 43) (= W (* 35184372088832 ma))) (and (= shift 44) (= W (* 70368744177664 ma))) (and (= shift 45) (= W (* 140737488355328 ma))) (and (= shift 46) (= W (* 281474976710656 ma))) (and (= shift 47) (= W (* 562949953421312 ma))) (and (= shift 48) (= W (* 1125899906842624 ma))) (and (= shift 49) (= W (* 2251799813685248 ma))) (and (= shift 50) (= W (* 4503599627370496 ma))) (and (= shift 51) (= W (* 9007199254740992 ma))) (and (= shift 52) (= W (* 18014398509481984 ma))) (and (= shift 53) (= W (* 36028797018963968 ma))) (and (> shift 53) (>= W (* 72057594037927936 ma)))))
(assert (and (<= (* 2 (abs (+ W (* (- 4) m mb)))) (* 4 mb)) (or (= (mod m 2) 0) (not (= (* 2 (abs (+ W (* (- 4) m mb)))) (* 4 mb)))) (or (not (and (= m 4503599627370496) (> unit (- 1074)))) (<= (+ (* (- 4) W) (* 16 m mb)) (* 4 mb)))))
(assert (or (= sign 0) (= sign 1)))
(check-sat)
