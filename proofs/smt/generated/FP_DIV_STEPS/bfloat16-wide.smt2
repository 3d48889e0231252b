; FP_DIV_STEPS
; a counterexample to: the first bits are the quotient, and the others are all 0 exactly where it leaves no remainder
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers bfloat16-wide.smt2 z3, or python -m vinculum.prove.solvers bfloat16-wide.smt2 cvc5
; replay by their own programs, where these are installed: z3 bfloat16-wide.smt2, or cvc5 bfloat16-wide.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const L Int)
(declare-const N Int)
(declare-const P Int)
(declare-const X Int)
(declare-const low Int)
(declare-const mb Int)
(assert (> mb 0))
(assert (< mb 512))
(assert (= P (+ L (* 512 X))))
(assert (<= P (* 512 N)))
(assert (< (* 512 N) (+ P mb)))
(assert (>= L 0))
(assert (<= (+ L mb) (* 512 mb)))
(assert (or (>= L mb) (<= low 0)))
(assert (or (= L 0) (not (= low 0))))
(assert (>= low 0))
(assert (not (and (>= (+ N (* (- 1) X)) 0) (< (+ N (* (- 1) X)) mb) (or (and (= N X) (= low 0)) (and (> N X) (> low 0))))))
(check-sat)
