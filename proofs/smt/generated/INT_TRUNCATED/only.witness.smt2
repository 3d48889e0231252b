; INT_TRUNCATED
; operands that meet the hypotheses of: a result is that term, by exists and unique
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers only.witness.smt2 z3, or python -m vinculum.prove.solvers only.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 only.witness.smt2, or cvc5 only.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(declare-const other Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (and (<= (abs (* B C)) (abs A)) (< (abs (+ A (* (- 1) B C))) (abs B))))
(assert (or (and (= other (div (abs A) (abs B))) (or (and (>= A 0) (> B 0)) (and (<= A 0) (< B 0)))) (and (= other (* (- 1) (div (abs A) (abs B)))) (not (or (and (>= A 0) (> B 0)) (and (<= A 0) (< B 0)))))))
(assert (= C other))
(check-sat)
