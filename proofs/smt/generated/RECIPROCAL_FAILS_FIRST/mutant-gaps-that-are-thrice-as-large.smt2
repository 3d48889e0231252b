; RECIPROCAL_FAILS_FIRST
; a counterexample to gaps, wrong on purpose: gaps that are thrice as large
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-gaps-that-are-thrice-as-large.smt2 z3, or python -m vinculum.prove.solvers mutant-gaps-that-are-thrice-as-large.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-gaps-that-are-thrice-as-large.smt2, or cvc5 mutant-gaps-that-are-thrice-as-large.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const H Real)
(declare-const K Int)
(declare-const T Int)
(declare-const h Real)
(declare-const j Int)
(assert (> h 0))
(assert (< (* 9007199254740992 h) j))
(assert (<= j (* 18014398509481984 h)))
(assert (> H 0))
(assert (< (* 9007199254740992 H) K))
(assert (<= K (* 18014398509481984 H)))
(assert (>= T 1))
(assert (>= T 1))
(assert (or (= H (* h T)) (= h (* H T))))
(assert (or (< H 0) (< (+ (- 2) T) 0) (>= (+ (* (- 2) H) (* H T)) 0)))
(assert (or (< H 0) (< (+ (- 4) T) 0) (>= (+ (* (- 4) H) (* H T)) 0)))
(assert (not (and (or (<= h H) (> j K)) (or (<= h (* 2 H)) (> j (* 2 K))))))
(check-sat)
