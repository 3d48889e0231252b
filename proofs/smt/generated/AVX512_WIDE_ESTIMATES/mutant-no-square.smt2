; AVX512_WIDE_ESTIMATES
; a counterexample to square, wrong on purpose: no square
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-no-square.smt2 z3, or python -m vinculum.prove.solvers mutant-no-square.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-no-square.smt2, or cvc5 mutant-no-square.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x Real)
(declare-const y Real)
(assert (<= (abs (+ x (* (- 1) y))) (* (/ 1 9007199254740992) (abs x))))
(assert (<= (abs x) (/ 603979785 8796093022208)))
(assert (or (< (+ (/ 603979785 8796093022208) x) 0) (< (+ (/ 603979785 8796093022208) (* (- 1) x)) 0) (>= (+ (/ 364791580688646225 77371252455336267181195264) (* (- 1) (* x x))) 0)))
(assert (not (<= (abs (+ x (* (- 1) y) (* x x))) (/ 1 73786976294838206464))))
(check-sat)
