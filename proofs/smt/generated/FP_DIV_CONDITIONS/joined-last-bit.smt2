; FP_DIV_CONDITIONS
; a counterexample to: with `near, four times, last bit`
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers joined-last-bit.smt2 z3, or python -m vinculum.prove.solvers joined-last-bit.smt2 cvc5
; replay by their own programs, where these are installed: z3 joined-last-bit.smt2, or cvc5 joined-last-bit.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const D Int)
(declare-const N Int)
(declare-const V Int)
(declare-const X Int)
(declare-const c Int)
(declare-const first4_C Int)
(declare-const k_C Int)
(declare-const p Int)
(declare-const v Int)
(assert (or (and (>= (* 4 N) (* D c)) (>= (* 4 V) (* 2 X c))) (and (< (* 4 N) (* D c)) (< (* 4 V) (* 2 X c)))))
(assert (or (and (= (* 4 N) (* D c)) (= (* 4 V) (* 2 X c))) (and (not (= (* 4 N) (* D c))) (not (= (* 4 V) (* 2 X c))))))
(assert (= first4_C v))
(assert (= k_C 1))
(assert (>= p 1))
(assert (>= v c))
(assert (>= (* 2 V) (* X c)))
(assert (not (or (and (< (* 4 N) (* D c)) (or (and (>= c 1) (> k_C (+ 3 p))) (and (>= k_C 1) (< first4_C c) (<= k_C (+ 3 p))))) (and (>= (* 4 N) (* D c)) (not (or (and (>= c 1) (> k_C (+ 3 p))) (and (>= k_C 1) (< first4_C c) (<= k_C (+ 3 p)))))))))
(check-sat)
