; AVX2_WIDE_CONVERSIONS
; a counterexample to from double, wrong on purpose: x up to 2^53
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-x-up-to-2-53.smt2 bitwuzla, or python -m vinculum.prove.solvers mutant-x-up-to-2-53.smt2 cvc5
; replay by their own programs, where these are installed: bitwuzla mutant-x-up-to-2-53.smt2, or cvc5 mutant-x-up-to-2-53.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const p (_ BitVec 64))
(declare-const c (_ BitVec 64))
(define-fun x () Float64 ((_ to_fp 11 53) p))
(assert (and (fp.leq ((_ to_fp 11 53) #x0000000000000000) x) (fp.lt x ((_ to_fp 11 53) #x4340000000000000))))
(assert (= ((_ to_fp 11 53) c) (fp.add RNE (fp.roundToIntegral RTZ x) ((_ to_fp 11 53) #x4330000000000000))))
(assert (not (= (bvxor c #x4330000000000000) ((_ fp.to_ubv 64) RTZ x))))
(check-sat)
