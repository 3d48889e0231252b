; AVX2_WIDE_ESTIMATES
; a counterexample to taken, wrong on purpose: twice as much is taken
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-twice-as-much-is-taken.smt2 z3, or python -m vinculum.prove.solvers mutant-twice-as-much-is-taken.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-twice-as-much-is-taken.smt2, or cvc5 mutant-twice-as-much-is-taken.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a Int)
(declare-const b Int)
(declare-const j Int)
(declare-const t Real)
(declare-const v Real)
(assert (>= a 1))
(assert (< a 18446744073709551616))
(assert (>= b 1))
(assert (< b 18446744073709551616))
(assert (>= t 0))
(assert (= v (* t b)))
(assert (< v a))
(assert (>= v (* (/ 281474976710655 281474976710656) a)))
(assert (<= j (* (/ 1 65536) t)))
(assert (< (* (/ 1 65536) t) (+ 1 j)))
(assert (or (< b 0) (< (+ t (* (- 131072) j)) 0) (>= (+ (* t b) (* (- 131072) b j)) 0)))
(assert (or (< b 0) (< (+ 131072 (* (- 1) t) (* 131072 j)) 0) (>= (+ (* 131072 b) (* (- 1) t b) (* 131072 b j)) 0)))
(assert (not (and (< (* 131072 b j) a) (<= (+ a (* (- 131072) b j)) (* 262144 b)))))
(check-sat)
