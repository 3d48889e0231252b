; MAGNITUDES_AND_SIGNS
; a counterexample to: x of less than 2 y is below y where x - y has the first bit, if y is a magnitude
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers below-twice.smt2 z3, or python -m vinculum.prove.solvers below-twice.smt2 cvc5
; replay by their own programs, where these are installed: z3 below-twice.smt2, or cvc5 below-twice.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x (_ BitVec 64))
(declare-const y (_ BitVec 64))
(assert (bvule y #x8000000000000000))
(assert (bvult (concat #b0 x) (concat y #b0)))
(assert (not (= (bvlshr (bvsub x y) #x000000000000003f) (ite (bvult x y) #x0000000000000001 #x0000000000000000))))
(check-sat)
