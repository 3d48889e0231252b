; FP_DIV_STEPS
; operands that meet the hypotheses of: X/d is ma/mb * 2^shift: apply_shift's contract, with T = 2^shift, J = 2^(p + 1 - shift) and c = 2^(p + 1)
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers fraction.witness.smt2 z3, or python -m vinculum.prove.solvers fraction.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 fraction.witness.smt2, or cvc5 fraction.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const J Int)
(declare-const T Int)
(declare-const W Int)
(declare-const X Int)
(declare-const c Int)
(declare-const d Int)
(declare-const ma Int)
(declare-const mb Int)
(assert (= (* J T) c))
(assert (= W (* 4 T ma)))
(assert (= X (* c ma)))
(assert (= d (* J mb)))
(check-sat)
