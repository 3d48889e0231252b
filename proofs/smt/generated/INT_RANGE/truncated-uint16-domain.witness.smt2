; INT_RANGE
; operands that meet the hypotheses of: the domain leaves out zero denominators and MIN / -1, and nothing else
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers truncated-uint16-domain.witness.smt2 z3, or python -m vinculum.prove.solvers truncated-uint16-domain.witness.smt2 cvc5
; replay by their own programs, where these are installed: z3 truncated-uint16-domain.witness.smt2, or cvc5 truncated-uint16-domain.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const A Int)
(declare-const B Int)
(declare-const MAX Int)
(declare-const MIN Int)
(assert (= MIN 0))
(assert (= MAX 65535))
(assert (<= MIN A))
(assert (<= A MAX))
(assert (<= MIN B))
(assert (<= B MAX))
(check-sat)
