; AVX2_WIDE_CONVERSIONS
; a counterexample to to double, 32 bits, wrong on purpose: 2^51 for 2^52, of 32 bits
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-2-51-for-2-52-of-32-bits.smt2 bitwuzla, or python -m vinculum.prove.solvers mutant-2-51-for-2-52-of-32-bits.smt2 cvc5
; replay by their own programs, where these are installed: bitwuzla mutant-2-51-for-2-52-of-32-bits.smt2, or cvc5 mutant-2-51-for-2-52-of-32-bits.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const n (_ BitVec 64))
(assert (= ((_ extract 63 32) n) #x00000000))
(assert (not (= (fp.sub RNE ((_ to_fp 11 53) (concat #x43300000 ((_ extract 31 0) n))) ((_ to_fp 11 53) #x4320000000000000)) ((_ to_fp_unsigned 11 53) RNE n))))
(check-sat)
