; FP_NONZERO_DENOMINATOR
; a counterexample to float16: not admitted, wrong on purpose: subnormal numbers taken for zero
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-subnormal-numbers-taken-for-zero.smt2 z3, or python -m vinculum.prove.solvers mutant-subnormal-numbers-taken-for-zero.smt2 bitwuzla
; replay by their own programs, where these are installed: z3 mutant-subnormal-numbers-taken-for-zero.smt2, or bitwuzla mutant-subnormal-numbers-taken-for-zero.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const s (_ BitVec 1))
(define-fun w0 () (_ BitVec 36) ((_ zero_extend 35) s))
(declare-const e (_ BitVec 5))
(define-fun w1 () (_ BitVec 36) ((_ zero_extend 31) e))
(declare-const f (_ BitVec 10))
(define-fun w2 () (_ BitVec 36) ((_ zero_extend 26) f))
(define-fun w3 () (_ BitVec 36) ((_ zero_extend 20) (concat s e f)))
(define-fun w4 () (_ BitVec 36) (bvashr w3 #x00000000a))
(define-fun w5 () (_ BitVec 36) (bvand w4 #x00000001f))
(define-fun w6 () (_ BitVec 36) (bvashr w3 #x00000000f))
(define-fun w7 () (_ BitVec 36) (bvand w3 #x0000003ff))
(define-fun t8 () Bool (= w5 #x00000001f))
(define-fun t9 () Bool (distinct w5 #x000000000))
(define-fun w10 () (_ BitVec 36) (ite t9 #x000000400 #x000000000))
(define-fun w11 () (_ BitVec 36) (bvadd w7 w10))
(define-fun t12 () Bool (= w5 #x000000000))
(define-fun w13 () (_ BitVec 36) (ite t12 #x000000001 #x000000000))
(define-fun w14 () (_ BitVec 36) (bvadd w5 w13))
(define-fun w15 () (_ BitVec 36) (bvadd w14 #xfffffffe7))
(define-fun t16 () Bool (= w7 #x000000000))
(define-fun t17 () Bool (and t8 t16))
(define-fun t18 () Bool (distinct w7 #x000000000))
(define-fun t19 () Bool (and t8 t18))
(define-fun t20 () Bool (bvsge w11 #x000000400))
(assert (not t20))
(assert (not (fp.isZero ((_ to_fp 5 11) (concat s e f)))))
(check-sat)
