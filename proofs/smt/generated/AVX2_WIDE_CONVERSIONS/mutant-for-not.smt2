; AVX2_WIDE_CONVERSIONS
; a counterexample to zero denominator, wrong on purpose: >= for not <
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-for-not.smt2 bitwuzla, or python -m vinculum.prove.solvers mutant-for-not.smt2 cvc5
; replay by their own programs, where these are installed: bitwuzla mutant-for-not.smt2, or cvc5 mutant-for-not.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const n (_ BitVec 64))
(define-fun x () Float64 (fp.mul RNE ((_ to_fp_unsigned 11 53) RNE n) (fp.div RNE ((_ to_fp 11 53) #x3feffffffffffff0) ((_ to_fp 11 53) #x0000000000000000))))
(assert (not (fp.geq x ((_ to_fp 11 53) #x42e0000000000000))))
(check-sat)
