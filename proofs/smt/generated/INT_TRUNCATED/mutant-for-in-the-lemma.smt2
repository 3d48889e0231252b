; INT_TRUNCATED
; a counterexample to cancel, wrong on purpose: <= for < in the lemma
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-for-in-the-lemma.smt2 z3, or python -m vinculum.prove.solvers mutant-for-in-the-lemma.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-for-in-the-lemma.smt2, or cvc5 mutant-for-in-the-lemma.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const B Int)
(declare-const step Int)
(assert (<= (abs (* B step)) (abs B)))
(assert (not (= step 0)))
(check-sat)
