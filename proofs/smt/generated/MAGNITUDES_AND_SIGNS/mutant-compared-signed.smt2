; MAGNITUDES_AND_SIGNS
; a counterexample to below, wrong on purpose: compared signed
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-compared-signed.smt2 z3, or python -m vinculum.prove.solvers mutant-compared-signed.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-compared-signed.smt2, or cvc5 mutant-compared-signed.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const x (_ BitVec 64))
(declare-const y (_ BitVec 64))
(assert (not (= (bvsgt (bvxor y #x0000000000000000) (bvxor x #x0000000000000000)) (bvult x y))))
(check-sat)
