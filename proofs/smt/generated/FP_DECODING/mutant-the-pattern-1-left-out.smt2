; FP_DECODING
; a counterexample to float16: exponents: everywhere, wrong on purpose: the pattern 1 left out
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-the-pattern-1-left-out.smt2 z3, or python -m vinculum.prove.solvers mutant-the-pattern-1-left-out.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-the-pattern-1-left-out.smt2, or cvc5 mutant-the-pattern-1-left-out.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const field_e Int)
(declare-const field_f Int)
(declare-const field_s Int)
(assert (and (>= field_e 0) (< field_e 32)))
(assert (not (and (>= field_e 0) (<= field_e 31) (not (and (= field_e 0) (= field_f 1) (= field_s 0))))))
(check-sat)
