; FP_DIV_CONDITIONS
; operands that meet the hypotheses of: with `high`
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers joined-high-2.witness.smt2 z3, or python -m vinculum.prove.solvers joined-high-2.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 joined-high-2.witness.smt2, or cvc5 joined-high-2.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(declare-const T Int)
(declare-const V Int)
(declare-const c Int)
(declare-const first2_C Int)
(declare-const k_C Int)
(declare-const lost_C Bool)
(declare-const p Int)
(declare-const rest Bool)
(declare-const x Int)
(assert (or (and (>= (* 2 N) (* D c)) (>= (* 2 V) (* T c x))) (and (< (* 2 N) (* D c)) (< (* 2 V) (* T c x)))))
(assert (or (and (= (* 2 N) (* D c)) (= (* 2 V) (* T c x))) (and (not (= (* 2 N) (* D c))) (not (= (* 2 V) (* T c x))))))
(assert (> k_C (+ 3 p)))
(assert (>= p 1))
(assert (>= c 1))
(assert (< (* 2 V) (* T c x)))
(check-sat)
