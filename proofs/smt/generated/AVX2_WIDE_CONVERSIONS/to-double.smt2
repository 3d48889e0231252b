; AVX2_WIDE_CONVERSIONS
; a counterexample to: 2^84 + n's upper half, less 2^84 + 2^52, and 2^52 + its lower half are n, rounded once to nearest
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers to-double.smt2 bitwuzla, or python -m vinculum.prove.solvers to-double.smt2 cvc5
; replay by their own programs, where these are installed: bitwuzla to-double.smt2, or cvc5 to-double.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const n (_ BitVec 64))
(assert (not (= (fp.add RNE (fp.sub RNE ((_ to_fp 11 53) (bvor (bvlshr n #x0000000000000020) #x4530000000000000)) ((_ to_fp 11 53) #x4530000000100000)) ((_ to_fp 11 53) (concat #x43300000 ((_ extract 31 0) n)))) ((_ to_fp_unsigned 11 53) RNE n))))
(check-sat)
