; AVX2_WIDE_CONVERSIONS
; a counterexample to from double, wrong on purpose: x is rounded
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-x-is-rounded.smt2 bitwuzla, or python -m vinculum.prove.solvers mutant-x-is-rounded.smt2 cvc5
; replay by their own programs, where these are installed: bitwuzla mutant-x-is-rounded.smt2, or cvc5 mutant-x-is-rounded.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const p (_ BitVec 64))
(declare-const c (_ BitVec 64))
(define-fun x () Float64 ((_ to_fp 11 53) p))
(assert (and (fp.leq ((_ to_fp 11 53) #x0000000000000000) x) (fp.lt x ((_ to_fp 11 53) #x4330000000000000))))
(assert (= ((_ to_fp 11 53) c) (fp.add RNE (fp.roundToIntegral RNE x) ((_ to_fp 11 53) #x4330000000000000))))
(assert (not (= (bvxor c #x4330000000000000) ((_ fp.to_ubv 64) RTZ x))))
(check-sat)
