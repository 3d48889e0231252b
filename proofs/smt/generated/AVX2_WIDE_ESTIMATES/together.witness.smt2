; AVX2_WIDE_ESTIMATES
; operands that meet the hypotheses of: what is taken out, the estimate, and one where what is left is b or more, are the quotient
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers together.witness.smt2 z3, or python -m vinculum.prove.solvers together.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 together.witness.smt2, or cvc5 together.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const j Int)
(declare-const k Int)
(declare-const left Int)
(declare-const unit Int)
(assert (>= a 1))
(assert (< a 18446744073709551616))
(assert (>= b 1))
(assert (< b 18446744073709551616))
(assert (>= j 0))
(assert (>= k 0))
(assert (= (+ a (* (- 65536) b j)) (+ left (* b k))))
(assert (>= left 0))
(assert (< left (* 2 b)))
(assert (or (and (= unit 0) (< left b)) (and (= unit 1) (>= left b))))
(check-sat)
