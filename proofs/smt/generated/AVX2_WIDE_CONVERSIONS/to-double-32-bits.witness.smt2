; AVX2_WIDE_CONVERSIONS
; operands that meet the hypotheses of: 2^52 + n, less 2^52, is n of 32 bits
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers to-double-32-bits.witness.smt2 bitwuzla, or python -m vinculum.prove.solvers to-double-32-bits.witness.smt2 cvc5
; replay by their own programs, where these are installed: bitwuzla to-double-32-bits.witness.smt2, or cvc5 to-double-32-bits.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const n (_ BitVec 64))
(assert (= ((_ extract 63 32) n) #x00000000))
(assert (= n #x00000000fffffff1))
(check-sat)
