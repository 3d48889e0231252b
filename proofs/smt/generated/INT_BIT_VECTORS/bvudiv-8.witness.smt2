; INT_BIT_VECTORS
; operands that meet the hypotheses of: bvudiv of 8 bits is sign(A) sign(B) (|A| div |B|) on the whole domain
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers bvudiv-8.witness.smt2 z3 smt.bv.solver=2, or python -m vinculum.prove.solvers bvudiv-8.witness.smt2 cvc5 solve-bv-as-int=sum
; replay by their own programs, where these are installed: z3 smt.bv.solver=2 bvudiv-8.witness.smt2, or cvc5 --solve-bv-as-int=sum bvudiv-8.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a (_ BitVec 8))
(declare-const b (_ BitVec 8))
(define-fun A () Int (ubv_to_int a))
(define-fun B () Int (ubv_to_int b))
(define-fun C () Int (ubv_to_int (bvudiv a b)))
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) 255)))))
(check-sat)
