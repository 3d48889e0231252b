; AVX2_WIDE_CONVERSIONS
; operands that meet the hypotheses of: 2^84 + n's upper half, less 2^84 + 2^52, and 2^52 + its lower half are n, rounded once to nearest
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers to-double.witness.smt2 bitwuzla, or python -m vinculum.prove.solvers to-double.witness.smt2 cvc5
; replay by their own programs, where these are installed: bitwuzla to-double.witness.smt2, or cvc5 to-double.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const n (_ BitVec 64))
(assert (= n #xfffffffffffff401))
(check-sat)
