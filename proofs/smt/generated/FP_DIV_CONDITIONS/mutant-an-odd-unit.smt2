; FP_DIV_CONDITIONS
; a counterexample to near, even, wrong on purpose: an odd unit
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-an-odd-unit.smt2 z3, or python -m vinculum.prove.solvers mutant-an-odd-unit.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-an-odd-unit.smt2, or cvc5 mutant-an-odd-unit.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const h Int)
(declare-const q Int)
(declare-const v Int)
(declare-const w Int)
(assert (>= w 0))
(assert (< w h))
(assert (>= h 2))
(assert (= (mod h 2) 1))
(assert (= (* 2 q) (+ w (* h v))))
(assert (not (<= w (+ (- 2) h))))
(check-sat)
