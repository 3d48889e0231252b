; MAGNITUDES_AND_SIGNS
; operands that meet the hypotheses of: x and the mask of its sign, one bit by one, less the mask, is |x|, that of the least number too if it is read unsigned
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers magnitude.witness.smt2 z3, or python -m vinculum.prove.solvers magnitude.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 magnitude.witness.smt2, or cvc5 magnitude.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x (_ BitVec 64))
(assert (= x #x8000000000000000))
(check-sat)
