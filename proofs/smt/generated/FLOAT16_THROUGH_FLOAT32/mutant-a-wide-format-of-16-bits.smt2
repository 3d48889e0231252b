; FLOAT16_THROUGH_FLOAT32
; a counterexample to sizes, wrong on purpose: a wide format of 16 bits
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-wide-format-of-16-bits.smt2 z3, or python -m vinculum.prove.solvers mutant-a-wide-format-of-16-bits.smt2 cvc5
; replay by their own programs, where these are installed: z3 mutant-a-wide-format-of-16-bits.smt2, or cvc5 mutant-a-wide-format-of-16-bits.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const L Int)
(declare-const R Int)
(declare-const d Int)
(declare-const m_A Int)
(declare-const m_B Int)
(declare-const n Int)
(assert (>= m_A 1))
(assert (>= m_B 1))
(assert (< m_A 2048))
(assert (< m_B 2048))
(assert (>= L 1))
(assert (>= R 1))
(assert (or (= L 1) (= R 1)))
(assert (= n (* L m_A)))
(assert (= d (* R m_B)))
(assert (< n (* 8192 d)))
(assert (or (< L 0) (< (+ (- 1) m_A) 0) (>= (+ (* (- 1) L) (* L m_A)) 0)))
(assert (or (< R 0) (< (+ (- 1) m_B) 0) (>= (+ (* (- 1) R) (* R m_B)) 0)))
(assert (not (and (>= d 1) (>= n 1) (<= n 65534) (or (< d 2048) (< n 2048)))))
(check-sat)
