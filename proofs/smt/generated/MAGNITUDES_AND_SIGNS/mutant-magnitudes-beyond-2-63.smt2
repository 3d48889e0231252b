; MAGNITUDES_AND_SIGNS
; a counterexample to below twice, wrong on purpose: magnitudes beyond 2^63
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-magnitudes-beyond-2-63.smt2 z3, or python -m vinculum.prove.solvers mutant-magnitudes-beyond-2-63.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-magnitudes-beyond-2-63.smt2, or cvc5 mutant-magnitudes-beyond-2-63.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x (_ BitVec 64))
(declare-const y (_ BitVec 64))
(assert (bvule y #x8000000000000001))
(assert (bvult (concat #b0 x) (concat y #b0)))
(assert (not (= (bvlshr (bvsub x y) #x000000000000003f) (ite (bvult x y) #x0000000000000001 #x0000000000000000))))
(check-sat)
