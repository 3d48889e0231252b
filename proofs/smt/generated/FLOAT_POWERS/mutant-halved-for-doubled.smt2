; FLOAT_POWERS
; a counterexample to step, wrong on purpose: halved for doubled
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-halved-for-doubled.smt2 z3, or python -m vinculum.prove.solvers mutant-halved-for-doubled.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-halved-for-doubled.smt2, or cvc5 mutant-halved-for-doubled.smt2
; written by: python proofs/smt/write.py
(set-logic QF_NRA)
(declare-const P Real)
(declare-const c Real)
(assert (> c 0))
(assert (>= P c))
(assert (not (>= P (* 2 c))))
(check-sat)
