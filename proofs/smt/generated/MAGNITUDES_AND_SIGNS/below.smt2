; MAGNITUDES_AND_SIGNS
; a counterexample to: x is below y, unsigned, where it is so signed with the first bit turned over
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers below.smt2 z3, or python -m vinculum.prove.solvers below.smt2 cvc5
; replay by their own programs, where these are installed: z3 below.smt2, or cvc5 below.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x (_ BitVec 64))
(declare-const y (_ BitVec 64))
(assert (not (= (bvsgt (bvxor y #x8000000000000000) (bvxor x #x8000000000000000)) (bvult x y))))
(check-sat)
