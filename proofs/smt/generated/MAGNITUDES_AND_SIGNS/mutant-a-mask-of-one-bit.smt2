; MAGNITUDES_AND_SIGNS
; a counterexample to magnitude, wrong on purpose: a mask of one bit
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-mask-of-one-bit.smt2 z3, or python -m vinculum.prove.solvers mutant-a-mask-of-one-bit.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-mask-of-one-bit.smt2, or cvc5 mutant-a-mask-of-one-bit.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x (_ BitVec 64))
(assert (not (= (bvsub (bvxor x (ite (bvslt x #x0000000000000000) #x0000000000000001 #x0000000000000000)) (ite (bvslt x #x0000000000000000) #x0000000000000001 #x0000000000000000)) (ite (bvslt x #x0000000000000000) (bvneg x) x))))
(check-sat)
