; MAGNITUDES_AND_SIGNS
; operands that meet the hypotheses of: x is below y, unsigned, where it is so signed with the first bit turned over
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers below.witness.smt2 z3, or python -m vinculum.prove.solvers below.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 below.witness.smt2, or cvc5 below.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x (_ BitVec 64))
(declare-const y (_ BitVec 64))
(assert (= x #x0000000000000001))
(assert (= y #x8000000000000000))
(check-sat)
