; INT_BIT_VECTORS_8
; a counterexample to bvsdiv 8 in bits, wrong on purpose: no domain
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-no-domain.smt2 z3, or python -m vinculum.prove.solvers mutant-no-domain.smt2 cvc5, or python -m vinculum.prove.solvers mutant-no-domain.smt2 bitwuzla
; replay by their own programs, where these are installed: z3 mutant-no-domain.smt2, or cvc5 mutant-no-domain.smt2, or bitwuzla mutant-no-domain.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a (_ BitVec 8))
(declare-const b (_ BitVec 8))
(define-fun w0 () (_ BitVec 18) ((_ sign_extend 10) a))
(define-fun w1 () (_ BitVec 18) ((_ sign_extend 10) b))
(define-fun w2 () (_ BitVec 18) ((_ sign_extend 10) (bvsdiv a b)))
(define-fun w3 () (_ BitVec 18) (bvmul w1 w2))
(define-fun t4 () Bool (bvslt w3 #b000000000000000000))
(define-fun w5 () (_ BitVec 18) (ite t4 (bvneg w3) w3))
(define-fun t6 () Bool (bvslt w0 #b000000000000000000))
(define-fun w7 () (_ BitVec 18) (ite t6 (bvneg w0) w0))
(define-fun t8 () Bool (bvsle w5 w7))
(define-fun w9 () (_ BitVec 18) (bvmul w1 #b111111111111111111))
(define-fun w10 () (_ BitVec 18) (bvmul w9 w2))
(define-fun w11 () (_ BitVec 18) (bvadd w0 w10))
(define-fun t12 () Bool (bvslt w11 #b000000000000000000))
(define-fun w13 () (_ BitVec 18) (ite t12 (bvneg w11) w11))
(define-fun t14 () Bool (bvslt w1 #b000000000000000000))
(define-fun w15 () (_ BitVec 18) (ite t14 (bvneg w1) w1))
(define-fun t16 () Bool (bvslt w13 w15))
(define-fun t17 () Bool (and t8 t16))
(assert (not t17))
(check-sat)
