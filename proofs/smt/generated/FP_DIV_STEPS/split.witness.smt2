; FP_DIV_STEPS
; operands that meet the hypotheses of: the quotient in two parts, times mb
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers split.witness.smt2 z3, or python -m vinculum.prove.solvers split.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 split.witness.smt2, or cvc5 split.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const half Int)
(declare-const low Int)
(declare-const mb Int)
(declare-const q Int)
(declare-const quotient Int)
(assert (= quotient (+ low (* 2 half q))))
(check-sat)
