; FLOAT_EXISTS
; a counterexample to: the whole induction for float16: one of 30 binades holds it
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers binades-of-float16.smt2 z3, or python -m vinculum.prove.solvers binades-of-float16.smt2 cvc5
; replay by their own programs, where these are installed: z3 binades-of-float16.smt2, or cvc5 binades-of-float16.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D_min Int)
(declare-const N_min Int)
(assert (> D_min 0))
(assert (>= N_min (* 1024 D_min)))
(assert (< (* 2 N_min) (* 2198486384640 D_min)))
(assert (not (or (and (>= N_min (* 1024 D_min)) (< N_min (* 2048 D_min))) (and (>= N_min (* 2048 D_min)) (< N_min (* 4096 D_min))) (and (>= N_min (* 4096 D_min)) (< N_min (* 8192 D_min))) (and (>= N_min (* 8192 D_min)) (< N_min (* 16384 D_min))) (and (>= N_min (* 16384 D_min)) (< N_min (* 32768 D_min))) (and (>= N_min (* 32768 D_min)) (< N_min (* 65536 D_min))) (and (>= N_min (* 65536 D_min)) (< N_min (* 131072 D_min))) (and (>= N_min (* 131072 D_min)) (< N_min (* 262144 D_min))) (and (>= N_min (* 262144 D_min)) (< N_min (* 524288 D_min))) (and (>= N_min (* 524288 D_min)) (< N_min (* 1048576 D_min))) (and (>= N_min (* 1048576 D_min)) (< N_min (* 2097152 D_min))) (and (>= N_min (* 2097152 D_min)) (< N_min (* 4194304 D_min))) (and (>= N_min (* 4194304 D_min)) (< N_min (* 8388608 D_min))) (and (>= N_min (* 8388608 D_min)) (< N_min (* 16777216 D_min))) (and (>= N_min (* 16777216 D_min)) (< N_min (* 33554432 D_min))) (and (>= N_min (* 33554432 D_min)) (< N_min (* 67108864 D_min))) (and (>= N_min (* 67108864 D_min)) (< N_min (* 134217728 D_min))) (and (>= N_min (* 134217728 D_min)) (< N_min (* 268435456 D_min))) (and (>= N_min (* 268435456 D_min)) (< N_min (* 536870912 D_min))) (and (>= N_min (* 536870912 D_min)) (< N_min (* 1073741824 D_min))) (and (>= N_min (* 1073741824 D_min)) (< N_min (* 2147483648 D_min))) (and (>= N_min (* 2147483648 D_min)) (< N_min (* 4294967296 D_min))) (and (>= N_min (* 4294967296 D_min)) (< N_min (* 8589934592 D_min))) (and (>= N_min (* 8589934592 D_min)) (< N_min (* 17179869184 D_min))) (and (>= N_min (* 17179869184 D_min)) (< N_min (* 34359738368 D_min))) (and (>= N_min (* 34359738368 D_min)) (< N_min (* 68719476736 D_min))) (and (>= N_min (* 68719476736 D_min)) (< N_min (* 137438953472 D_min))) (and (>= N_min (* 137438953472 D_min)) (< N_min (* 274877906944 D_min))) (and (>= N_min (* 274877906944 D_min)) (< N_min (* 549755813888 D_min))) (and (>= N_min (* 549755813888 D_min)) (< N_min (* 1099511627776 D_min))))))
(check-sat)
