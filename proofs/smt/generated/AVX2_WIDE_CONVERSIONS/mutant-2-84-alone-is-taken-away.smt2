; AVX2_WIDE_CONVERSIONS
; a counterexample to to double, wrong on purpose: 2^84 alone is taken away
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-2-84-alone-is-taken-away.smt2 bitwuzla, or python -m vinculum.prove.solvers mutant-2-84-alone-is-taken-away.smt2 cvc5
; replay by their own programs, where these are installed: bitwuzla mutant-2-84-alone-is-taken-away.smt2, or cvc5 mutant-2-84-alone-is-taken-away.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const n (_ BitVec 64))
(assert (not (= (fp.add RNE (fp.sub RNE ((_ to_fp 11 53) (bvor (bvlshr n #x0000000000000020) #x4530000000000000)) ((_ to_fp 11 53) #x4530000000000000)) ((_ to_fp 11 53) (concat #x43300000 ((_ extract 31 0) n)))) ((_ to_fp_unsigned 11 53) RNE n))))
(check-sat)
