; MULTIPLY_HIGH
; a counterexample to 16 bits: fits, wrong on purpose: twice the L
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-twice-the-l.smt2 z3, or python -m vinculum.prove.solvers mutant-twice-the-l.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-twice-the-l.smt2, or cvc5 mutant-twice-the-l.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const L Int)
(declare-const d Int)
(declare-const f Int)
(assert (>= d 1))
(assert (<= d 65535))
(assert (>= L d))
(assert (< L (* 4 d)))
(assert (>= (+ (* (- 65536) d) (* 65536 L) (* (- 1) d (+ (- 1) f))) 0))
(assert (< (+ (* (- 65536) d) (* 65536 L) (* (- 1) d (+ (- 1) f))) d))
(assert (>= f 1))
(assert (or (< d 0) (< (+ (- 65536) f) 0) (>= (+ (* (- 65536) d) (* d f)) 0)))
(assert (not (and (>= f 1) (< f 65536))))
(check-sat)
