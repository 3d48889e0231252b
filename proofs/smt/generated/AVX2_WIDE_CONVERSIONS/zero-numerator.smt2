; AVX2_WIDE_CONVERSIONS
; a counterexample to: the numerator 0 has the estimate 0: a reciprocal is normal and at most 1
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers zero-numerator.smt2 bitwuzla, or python -m vinculum.prove.solvers zero-numerator.smt2 cvc5
; replay by their own programs, where these are installed: bitwuzla zero-numerator.smt2, or cvc5 zero-numerator.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const p (_ BitVec 64))
(define-fun x () Float64 ((_ to_fp 11 53) p))
(assert (and (fp.leq ((_ to_fp 11 53) #x3b90000000000000) x) (fp.leq x ((_ to_fp 11 53) #x3ff0000000000000))))
(assert (not (= (fp.mul RNE ((_ to_fp 11 53) #x0000000000000000) x) ((_ to_fp 11 53) #x0000000000000000))))
(check-sat)
