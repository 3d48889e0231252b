; INT_BIT_VECTORS
; a counterexample to bvsdiv 8, wrong on purpose: bvsdiv for bvudiv
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-bvsdiv-for-bvudiv.smt2 z3 smt.bv.solver=2, or python -m vinculum.prove.solvers mutant-bvsdiv-for-bvudiv.smt2 cvc5 solve-bv-as-int=sum
; replay by their own programs, where these are installed: z3 smt.bv.solver=2 mutant-bvsdiv-for-bvudiv.smt2, or cvc5 --solve-bv-as-int=sum mutant-bvsdiv-for-bvudiv.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a (_ BitVec 8))
(declare-const b (_ BitVec 8))
(define-fun A () Int (ubv_to_int a))
(define-fun B () Int (ubv_to_int b))
(define-fun C () Int (ubv_to_int (bvsdiv a b)))
(assert (and (not (= B 0)) (not (and (= B (- 1)) (> (* (- 1) A) 255)))))
(assert (not (or (and (= C (div (abs A) (abs B))) (or (and (>= A 0) (> B 0)) (and (<= A 0) (< B 0)))) (and (= C (* (- 1) (div (abs A) (abs B)))) (not (or (and (>= A 0) (> B 0)) (and (<= A 0) (< B 0))))))))
(check-sat)
