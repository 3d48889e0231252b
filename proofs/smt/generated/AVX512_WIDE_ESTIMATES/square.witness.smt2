; AVX512_WIDE_ESTIMATES
; operands that meet the hypotheses of: y is near x + x^2; by product of reals
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers square.witness.smt2 z3, or python -m vinculum.prove.solvers square.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 square.witness.smt2, or cvc5 square.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x Real)
(declare-const y Real)
(assert (<= (abs (+ x (* (- 1) y) (* x x))) (* (/ 1 9007199254740992) (abs (+ x (* x x))))))
(assert (<= (abs x) (/ 603979785 8796093022208)))
(assert (or (< (+ (/ 603979785 8796093022208) x) 0) (< (+ (/ 603979785 8796093022208) (* (- 1) x)) 0) (>= (+ (/ 364791580688646225 77371252455336267181195264) (* (- 1) (* x x))) 0)))
(check-sat)
