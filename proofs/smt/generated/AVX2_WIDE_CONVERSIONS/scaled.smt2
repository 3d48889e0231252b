; AVX2_WIDE_CONVERSIONS
; a counterexample to: an estimate is multiplied by 2^-16 without rounding
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers scaled.smt2 bitwuzla, or python -m vinculum.prove.solvers scaled.smt2 cvc5
; replay by their own programs, where these are installed: bitwuzla scaled.smt2, or cvc5 scaled.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const p (_ BitVec 64))
(define-fun x () Float64 ((_ to_fp 11 53) p))
(assert (and (fp.leq ((_ to_fp 11 53) #x0170000000000000) x) (fp.leq x ((_ to_fp 11 53) #x43f0000000000000))))
(assert (not (= (fp.mul RNE (fp.mul RNE x ((_ to_fp 11 53) #x3ef0000000000000)) ((_ to_fp 11 53) #x40f0000000000000)) x)))
(check-sat)
