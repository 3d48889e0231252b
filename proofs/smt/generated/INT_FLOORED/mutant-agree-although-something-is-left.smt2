; INT_FLOORED
; a counterexample to agree, wrong on purpose: agree although something is left
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-agree-although-something-is-left.smt2 z3, or python -m vinculum.prove.solvers mutant-agree-although-something-is-left.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-agree-although-something-is-left.smt2, or cvc5 mutant-agree-although-something-is-left.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const C Int)
(declare-const MAX Int)
(declare-const other Int)
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) MAX)))))
(assert (or (and (> B 0) (>= (+ A (* (- 1) B C)) 0) (< (+ A (* (- 1) B C)) B)) (and (< B 0) (<= (+ A (* (- 1) B C)) 0) (> (+ A (* (- 1) B C)) B))))
(assert (and (<= (abs (* B other)) (abs A)) (< (abs (+ A (* (- 1) B other))) (abs B))))
(assert (not (= (= C other) (or (= A C) (and (>= A 0) (> B 0)) (and (<= A 0) (< B 0))))))
(check-sat)
