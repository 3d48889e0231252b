; MULTIPLY_HIGH
; a counterexample to 16 bits: error, wrong on purpose: a reciprocal that is cut
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-reciprocal-that-is-cut.smt2 z3, or python -m vinculum.prove.solvers mutant-a-reciprocal-that-is-cut.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-reciprocal-that-is-cut.smt2, or cvc5 mutant-a-reciprocal-that-is-cut.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const L Int)
(declare-const d Int)
(declare-const e Int)
(declare-const f Int)
(assert (>= d 1))
(assert (<= d 65535))
(assert (>= L d))
(assert (< L (* 2 d)))
(assert (>= (+ (* (- 65536) d) (* 65536 L) (* (- 1) d f)) 0))
(assert (< (+ (* (- 65536) d) (* 65536 L) (* (- 1) d f)) d))
(assert (>= f 0))
(assert (= e (+ (* (- 65536) L) (* d (+ 65536 f)))))
(assert (not (and (>= e 1) (<= e d))))
(check-sat)
