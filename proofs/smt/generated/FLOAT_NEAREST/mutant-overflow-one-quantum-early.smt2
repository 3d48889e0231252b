; FLOAT_NEAREST
; a counterexample to threshold, wrong on purpose: overflow one quantum early
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-overflow-one-quantum-early.smt2 z3, or python -m vinculum.prove.solvers mutant-overflow-one-quantum-early.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-overflow-one-quantum-early.smt2, or cvc5 mutant-overflow-one-quantum-early.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const X Real)
(declare-const two_p Real)
(assert (> two_p 0))
(assert (>= (* 2 X) (+ (- 3) (* 2 two_p))))
(assert (not (>= X (+ (/ (- 1) 2) two_p))))
(check-sat)
