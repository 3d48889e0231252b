; INT_BIT_VECTORS
; operands that meet the hypotheses of: bvsdiv of 8 bits is sign(A) sign(B) (|A| div |B|) on the whole domain
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers bvsdiv-8.witness.smt2 z3 smt.bv.solver=2, or python -m vinculum.prove.solvers bvsdiv-8.witness.smt2 cvc5 solve-bv-as-int=sum
; replay by their own programs, where these are installed: z3 smt.bv.solver=2 bvsdiv-8.witness.smt2, or cvc5 --solve-bv-as-int=sum bvsdiv-8.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a (_ BitVec 8))
(declare-const b (_ BitVec 8))
(define-fun A () Int (sbv_to_int a))
(define-fun B () Int (sbv_to_int b))
(define-fun C () Int (sbv_to_int (bvsdiv a b)))
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) 127)))))
(check-sat)
