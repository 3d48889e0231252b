; AVX2_WIDE_CONVERSIONS
; operands that meet the hypotheses of: the numerator 0 has the estimate 0: a reciprocal is normal and at most 1
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers zero-numerator.witness.smt2 bitwuzla, or python -m vinculum.prove.solvers zero-numerator.witness.smt2 cvc5
; replay by their own programs, where these are installed: bitwuzla zero-numerator.witness.smt2, or cvc5 zero-numerator.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const p (_ BitVec 64))
(define-fun x () Float64 ((_ to_fp 11 53) p))
(assert (and (fp.leq ((_ to_fp 11 53) #x3b90000000000000) x) (fp.leq x ((_ to_fp 11 53) #x3ff0000000000000))))
(assert (= p #x3fd0000000000000))
(check-sat)
