; INT_BIT_VECTORS
; a counterexample to: bvsdiv of 64 bits is sign(A) sign(B) (|A| div |B|) on the whole domain
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers bvsdiv-64.smt2 z3 smt.bv.solver=2, or python -m vinculum.prove.solvers bvsdiv-64.smt2 cvc5 solve-bv-as-int=sum
; replay by their own programs, where these are installed: z3 smt.bv.solver=2 bvsdiv-64.smt2, or cvc5 --solve-bv-as-int=sum bvsdiv-64.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a (_ BitVec 64))
(declare-const b (_ BitVec 64))
(define-fun A () Int (sbv_to_int a))
(define-fun B () Int (sbv_to_int b))
(define-fun C () Int (sbv_to_int (bvsdiv a b)))
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) 9223372036854775807)))))
(assert (not (or (and (= C (div (abs A) (abs B))) (or (and (>= A 0) (> B 0)) (and (<= A 0) (< B 0)))) (and (= C (* (- 1) (div (abs A) (abs B)))) (not (or (and (>= A 0) (> B 0)) (and (<= A 0) (< B 0))))))))
(check-sat)
