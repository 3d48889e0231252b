; AVX2_WIDE_CONVERSIONS
; a counterexample to: the pattern of 2^52 + x without its fraction, less that of 2^52, is x, cut, where 0 <= x < 2^52
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers from-double.smt2 bitwuzla, or python -m vinculum.prove.solvers from-double.smt2 cvc5
; replay by their own programs, where these are installed: bitwuzla from-double.smt2, or cvc5 from-double.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const p (_ BitVec 64))
(declare-const c (_ BitVec 64))
(define-fun x () Float64 ((_ to_fp 11 53) p))
(assert (and (fp.leq ((_ to_fp 11 53) #x0000000000000000) x) (fp.lt x ((_ to_fp 11 53) #x4330000000000000))))
(assert (= ((_ to_fp 11 53) c) (fp.add RNE (fp.roundToIntegral RTZ x) ((_ to_fp 11 53) #x4330000000000000))))
(assert (not (= (bvxor c #x4330000000000000) ((_ fp.to_ubv 64) RTZ x))))
(check-sat)
