; MAGNITUDES_AND_SIGNS
; operands that meet the hypotheses of: x of less than 2 y is below y where x - y has the first bit, if y is a magnitude
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers below-twice.witness.smt2 z3, or python -m vinculum.prove.solvers below-twice.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 below-twice.witness.smt2, or cvc5 below-twice.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x (_ BitVec 64))
(declare-const y (_ BitVec 64))
(assert (bvule y #x8000000000000000))
(assert (bvult (concat #b0 x) (concat y #b0)))
(assert (= x #x8000000000000001))
(assert (= y #x8000000000000000))
(check-sat)
