; FP_DIV_CONDITIONS
; operands that meet the hypotheses of: with `high`
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers joined-high-4.witness.smt2 z3, or python -m vinculum.prove.solvers joined-high-4.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 joined-high-4.witness.smt2, or cvc5 joined-high-4.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(declare-const T Int)
(declare-const V Int)
(declare-const c Int)
(declare-const first4_C Int)
(declare-const k_C Int)
(declare-const p Int)
(declare-const x Int)
(assert (or (and (>= (* 4 N) (* D c)) (>= (* 4 V) (* T c x))) (and (< (* 4 N) (* D c)) (< (* 4 V) (* T c x)))))
(assert (or (and (= (* 4 N) (* D c)) (= (* 4 V) (* T c x))) (and (not (= (* 4 N) (* D c))) (not (= (* 4 V) (* T c x))))))
(assert (> k_C (+ 3 p)))
(assert (>= p 1))
(assert (>= c 1))
(assert (< (* 4 V) (* T c x)))
(check-sat)
