; AVX2_WIDE_CONVERSIONS
; a counterexample to: a denominator 0 has no estimate below 2^47, but infinity or NaN
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers zero-denominator.smt2 bitwuzla, or python -m vinculum.prove.solvers zero-denominator.smt2 cvc5
; replay by their own programs, where these are installed: bitwuzla zero-denominator.smt2, or cvc5 zero-denominator.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const n (_ BitVec 64))
(define-fun x () Float64 (fp.mul RNE ((_ to_fp_unsigned 11 53) RNE n) (fp.div RNE ((_ to_fp 11 53) #x3feffffffffffff0) ((_ to_fp 11 53) #x0000000000000000))))
(assert (not (not (fp.lt x ((_ to_fp 11 53) #x42e0000000000000)))))
(check-sat)
