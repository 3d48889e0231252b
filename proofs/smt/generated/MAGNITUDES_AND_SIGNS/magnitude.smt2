; MAGNITUDES_AND_SIGNS
; a counterexample to: x and the mask of its sign, one bit by one, less the mask, is |x|, that of the least number too if it is read unsigned
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers magnitude.smt2 z3, or python -m vinculum.prove.solvers magnitude.smt2 cvc5
; replay by their own programs, where these are installed: z3 magnitude.smt2, or cvc5 magnitude.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x (_ BitVec 64))
(assert (not (= (bvsub (bvxor x (ite (bvslt x #x0000000000000000) #xffffffffffffffff #x0000000000000000)) (ite (bvslt x #x0000000000000000) #xffffffffffffffff #x0000000000000000)) (ite (bvslt x #x0000000000000000) (bvneg x) x))))
(check-sat)
