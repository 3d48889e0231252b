; FP_DIV_FLOAT32
; a counterexample to: the relation, its comparisons decided by the bits of the quotient, accepts exactly what fp.div gives: fp.div in the bit-vectors that Z3 makes of it, searched by Bitwuzla and by Glucose; whatever the quotient of the significands is that lies where it does
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float32-whole-as-z3-reads-fp-div.smt2 bitwuzla, or python -m vinculum.prove.solvers float32-whole-as-z3-reads-fp-div.smt2 glucose
; replay by their own programs, where these are installed: bitwuzla float32-whole-as-z3-reads-fp-div.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a (_ BitVec 32))
(declare-const b (_ BitVec 32))
(declare-const c (_ BitVec 32))
(declare-const quotient (_ BitVec 74))
(define-fun refuted () Bool (let ((a!1 (and (= ((_ extract 30 23) a) #xff)
                (not (= ((_ extract 22 0) a) #b00000000000000000000000))))
      (a!2 (and (= ((_ extract 30 23) b) #xff)
                (not (= ((_ extract 22 0) b) #b00000000000000000000000))))
      (a!3 (and (= ((_ extract 30 23) a) #xff)
                (= ((_ extract 22 0) a) #b00000000000000000000000)
                (= ((_ extract 30 23) b) #xff)
                (= ((_ extract 22 0) b) #b00000000000000000000000)))
      (a!4 (not (and (= ((_ extract 30 23) b) #xff)
                     (= ((_ extract 22 0) b) #b00000000000000000000000))))
      (a!6 (not (and (= ((_ extract 30 23) a) #xff)
                     (= ((_ extract 22 0) a) #b00000000000000000000000))))
      (a!8 (bvmul #xfffffffff
                  (ite (= ((_ extract 30 23) b) #x00) #x000000000 #x000800000)))
      (a!9 (bvmul #xfffffffff
                  (ite (= ((_ extract 30 23) a) #x00) #x000000000 #x000800000)))
      (a!16 (bvmul #xfffffffff
                   (ite (= ((_ extract 30 23) a) #x00) #x000000001 #x000000000)))
      (a!17 (not (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #x00))))
      (a!19 (bvadd #b00010 (ite (= ((_ extract 0 0) a) #b0) #b00001 #b00000)))
      (a!20 (bvadd #b00001 (ite (= ((_ extract 1 1) a) #b0) #b00001 #b00000)))
      (a!22 (bvadd #b00010 (ite (= ((_ extract 3 3) a) #b0) #b00001 #b00000)))
      (a!23 (bvadd #b00001 (ite (= ((_ extract 4 4) a) #b0) #b00001 #b00000)))
      (a!26 (bvadd #b00010 (ite (= ((_ extract 6 6) a) #b0) #b00001 #b00000)))
      (a!27 (bvadd #b00001 (ite (= ((_ extract 7 7) a) #b0) #b00001 #b00000)))
      (a!29 (bvadd #b00010 (ite (= ((_ extract 9 9) a) #b0) #b00001 #b00000)))
      (a!30 (bvadd #b00001 (ite (= ((_ extract 10 10) a) #b0) #b00001 #b00000)))
      (a!33 (bvadd #b00010 (ite (= ((_ extract 12 12) a) #b0) #b00001 #b00000)))
      (a!34 (bvadd #b00001 (ite (= ((_ extract 13 13) a) #b0) #b00001 #b00000)))
      (a!36 (bvadd #b00010 (ite (= ((_ extract 15 15) a) #b0) #b00001 #b00000)))
      (a!37 (bvadd #b00001 (ite (= ((_ extract 16 16) a) #b0) #b00001 #b00000)))
      (a!40 (bvadd #b00010 (ite (= ((_ extract 18 18) a) #b0) #b00001 #b00000)))
      (a!41 (bvadd #b00001 (ite (= ((_ extract 19 19) a) #b0) #b00001 #b00000)))
      (a!43 (bvadd #b00010 (ite (= ((_ extract 21 21) a) #b0) #b00001 #b00000)))
      (a!44 (bvadd #b00001 (ite (= ((_ extract 22 22) a) #b0) #b00001 #b00000)))
      (a!48 (not (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                      (= ((_ extract 30 23) b) #x00))))
      (a!50 (bvadd #b00010 (ite (= ((_ extract 0 0) b) #b0) #b00001 #b00000)))
      (a!51 (bvadd #b00001 (ite (= ((_ extract 1 1) b) #b0) #b00001 #b00000)))
      (a!53 (bvadd #b00010 (ite (= ((_ extract 3 3) b) #b0) #b00001 #b00000)))
      (a!54 (bvadd #b00001 (ite (= ((_ extract 4 4) b) #b0) #b00001 #b00000)))
      (a!57 (bvadd #b00010 (ite (= ((_ extract 6 6) b) #b0) #b00001 #b00000)))
      (a!58 (bvadd #b00001 (ite (= ((_ extract 7 7) b) #b0) #b00001 #b00000)))
      (a!60 (bvadd #b00010 (ite (= ((_ extract 9 9) b) #b0) #b00001 #b00000)))
      (a!61 (bvadd #b00001 (ite (= ((_ extract 10 10) b) #b0) #b00001 #b00000)))
      (a!64 (bvadd #b00010 (ite (= ((_ extract 12 12) b) #b0) #b00001 #b00000)))
      (a!65 (bvadd #b00001 (ite (= ((_ extract 13 13) b) #b0) #b00001 #b00000)))
      (a!67 (bvadd #b00010 (ite (= ((_ extract 15 15) b) #b0) #b00001 #b00000)))
      (a!68 (bvadd #b00001 (ite (= ((_ extract 16 16) b) #b0) #b00001 #b00000)))
      (a!71 (bvadd #b00010 (ite (= ((_ extract 18 18) b) #b0) #b00001 #b00000)))
      (a!72 (bvadd #b00001 (ite (= ((_ extract 19 19) b) #b0) #b00001 #b00000)))
      (a!74 (bvadd #b00010 (ite (= ((_ extract 21 21) b) #b0) #b00001 #b00000)))
      (a!75 (bvadd #b00001 (ite (= ((_ extract 22 22) b) #b0) #b00001 #b00000)))
      (a!98 (and (= ((_ extract 30 23) c) #xff)
                 (not (= ((_ extract 22 0) c) #b00000000000000000000000))))
      (a!100 (not (and (= ((_ extract 30 23) c) #xff)
                       (= ((_ extract 22 0) c) #b00000000000000000000000))))
      (a!101 (bvmul #xfffffffff
                    (ite (= ((_ extract 30 23) c) #x00) #x000000000 #x000800000)))
      (a!105 (bvadd (concat #b00000000000000000000000000000000000
                            ((_ extract 31 31) a))
                    (bvmul #xfffffffff
                           (concat #b00000000000000000000000000000000000
                                   ((_ extract 31 31) b)))))
      (a!106 (bvadd (concat #b00000000000000000000000000000000000
                            ((_ extract 31 31) b))
                    (bvmul #xfffffffff
                           (concat #b00000000000000000000000000000000000
                                   ((_ extract 31 31) a)))))
      (a!109 (bvadd #xfffffff6a
                    (concat #x0000000 ((_ extract 30 23) c))
                    (ite (= ((_ extract 30 23) c) #x00) #x000000001 #x000000000)))
      (a!116 (bvmul #x000000002
                    (ite (= ((_ extract 30 23) c) #x00) #x000000000 #x000800000)))
      (a!130 (and (= ((_ extract 31 31) a) #b0)
                  (= ((_ extract 22 0) a) #b00000000000000000000000)
                  (= ((_ extract 30 23) a) #xff)))
      (a!131 (or (= ((_ extract 31 31) b) #b0)
                 (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                      (= ((_ extract 30 23) b) #xff))))
      (a!132 (and (= ((_ extract 31 31) b) #b0)
                  (= ((_ extract 22 0) b) #b00000000000000000000000)
                  (= ((_ extract 30 23) b) #xff)))
      (a!133 (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #xff))
                 (= ((_ extract 31 31) a) ((_ extract 31 31) b))))
      (a!134 (and (= ((_ extract 31 31) a) #b1)
                  (= ((_ extract 22 0) a) #b00000000000000000000000)
                  (= ((_ extract 30 23) a) #xff)))
      (a!135 (or (not (= ((_ extract 31 31) b) #b0))
                 (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                      (= ((_ extract 30 23) b) #xff))))
      (a!136 (and (= ((_ extract 31 31) b) #b1)
                  (= ((_ extract 22 0) b) #b00000000000000000000000)
                  (= ((_ extract 30 23) b) #xff)))
      (a!137 (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #x00))
                 (= ((_ extract 31 31) a) ((_ extract 31 31) b))))
      (a!138 (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #x00))
                 (= (bvredor ((_ extract 73 52) quotient)) #b1)))
      (a!143 (ite (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #xff))
                  #xff
                  #x00))
      (a!144 (ite (= (bvredor ((_ extract 24 0) quotient)) #b0)
                  #x0000001
                  #x0000000))
      (a!145 (bvadd #x0000001
                    (ite (= ((_ extract 25 25) quotient) #b0)
                         #x0000001
                         #x0000000)))
      (a!147 (bvadd #x0000001
                    (ite (= ((_ extract 27 27) quotient) #b0)
                         #x0000001
                         #x0000000)))
      (a!149 (bvadd #x0000001
                    (ite (= ((_ extract 29 29) quotient) #b0)
                         #x0000001
                         #x0000000)))
      (a!152 (bvadd #x0000002
                    (ite (= ((_ extract 31 31) quotient) #b0)
                         #x0000001
                         #x0000000)))
      (a!153 (bvadd #x0000001
                    (ite (= ((_ extract 32 32) quotient) #b0)
                         #x0000001
                         #x0000000)))
      (a!155 (bvadd #x0000001
                    (ite (= ((_ extract 34 34) quotient) #b0)
                         #x0000001
                         #x0000000)))
      (a!157 (bvadd #x0000001
                    (ite (= ((_ extract 36 36) quotient) #b0)
                         #x0000001
                         #x0000000)))
      (a!160 (bvadd #x0000002
                    (ite (= ((_ extract 38 38) quotient) #b0)
                         #x0000001
                         #x0000000)))
      (a!161 (bvadd #x0000001
                    (ite (= ((_ extract 39 39) quotient) #b0)
                         #x0000001
                         #x0000000)))
      (a!163 (bvadd #x0000001
                    (ite (= ((_ extract 41 41) quotient) #b0)
                         #x0000001
                         #x0000000)))
      (a!165 (bvadd #x0000001
                    (ite (= ((_ extract 43 43) quotient) #b0)
                         #x0000001
                         #x0000000)))
      (a!168 (bvadd #x0000002
                    (ite (= ((_ extract 45 45) quotient) #b0)
                         #x0000001
                         #x0000000)))
      (a!169 (bvadd #x0000001
                    (ite (= ((_ extract 46 46) quotient) #b0)
                         #x0000001
                         #x0000000)))
      (a!171 (bvadd #x0000001
                    (ite (= ((_ extract 48 48) quotient) #b0)
                         #x0000001
                         #x0000000)))
      (a!173 (bvadd #x0000001
                    (ite (= ((_ extract 50 50) quotient) #b0)
                         #x0000001
                         #x0000000)))
      (a!177 (bvnot ((_ extract 7 7) (bvadd #x01 ((_ extract 30 23) b)))))
      (a!180 (bvadd #x02 (ite (= ((_ extract 0 0) b) #b0) #x01 #x00)))
      (a!181 (bvadd #x01 (ite (= ((_ extract 1 1) b) #b0) #x01 #x00)))
      (a!183 (bvadd #x02 (ite (= ((_ extract 3 3) b) #b0) #x01 #x00)))
      (a!184 (bvadd #x01 (ite (= ((_ extract 4 4) b) #b0) #x01 #x00)))
      (a!187 (bvadd #x02 (ite (= ((_ extract 6 6) b) #b0) #x01 #x00)))
      (a!188 (bvadd #x01 (ite (= ((_ extract 7 7) b) #b0) #x01 #x00)))
      (a!190 (bvadd #x02 (ite (= ((_ extract 9 9) b) #b0) #x01 #x00)))
      (a!191 (bvadd #x01 (ite (= ((_ extract 10 10) b) #b0) #x01 #x00)))
      (a!194 (bvadd #x02 (ite (= ((_ extract 12 12) b) #b0) #x01 #x00)))
      (a!195 (bvadd #x01 (ite (= ((_ extract 13 13) b) #b0) #x01 #x00)))
      (a!197 (bvadd #x02 (ite (= ((_ extract 15 15) b) #b0) #x01 #x00)))
      (a!198 (bvadd #x01 (ite (= ((_ extract 16 16) b) #b0) #x01 #x00)))
      (a!201 (bvadd #x02 (ite (= ((_ extract 18 18) b) #b0) #x01 #x00)))
      (a!202 (bvadd #x01 (ite (= ((_ extract 19 19) b) #b0) #x01 #x00)))
      (a!204 (bvadd #x02 (ite (= ((_ extract 21 21) b) #b0) #x01 #x00)))
      (a!205 (bvadd #x01 (ite (= ((_ extract 22 22) b) #b0) #x01 #x00)))
      (a!209 (bvadd #x02 (ite (= ((_ extract 0 0) a) #b0) #x01 #x00)))
      (a!210 (bvadd #x01 (ite (= ((_ extract 1 1) a) #b0) #x01 #x00)))
      (a!212 (bvadd #x02 (ite (= ((_ extract 3 3) a) #b0) #x01 #x00)))
      (a!213 (bvadd #x01 (ite (= ((_ extract 4 4) a) #b0) #x01 #x00)))
      (a!216 (bvadd #x02 (ite (= ((_ extract 6 6) a) #b0) #x01 #x00)))
      (a!217 (bvadd #x01 (ite (= ((_ extract 7 7) a) #b0) #x01 #x00)))
      (a!219 (bvadd #x02 (ite (= ((_ extract 9 9) a) #b0) #x01 #x00)))
      (a!220 (bvadd #x01 (ite (= ((_ extract 10 10) a) #b0) #x01 #x00)))
      (a!223 (bvadd #x02 (ite (= ((_ extract 12 12) a) #b0) #x01 #x00)))
      (a!224 (bvadd #x01 (ite (= ((_ extract 13 13) a) #b0) #x01 #x00)))
      (a!226 (bvadd #x02 (ite (= ((_ extract 15 15) a) #b0) #x01 #x00)))
      (a!227 (bvadd #x01 (ite (= ((_ extract 16 16) a) #b0) #x01 #x00)))
      (a!230 (bvadd #x02 (ite (= ((_ extract 18 18) a) #b0) #x01 #x00)))
      (a!231 (bvadd #x01 (ite (= ((_ extract 19 19) a) #b0) #x01 #x00)))
      (a!233 (bvadd #x02 (ite (= ((_ extract 21 21) a) #b0) #x01 #x00)))
      (a!234 (bvadd #x01 (ite (= ((_ extract 22 22) a) #b0) #x01 #x00)))
      (a!238 (bvnot ((_ extract 7 7) (bvadd #x01 ((_ extract 30 23) a)))))
      (a!242 (ite (= (bvredor ((_ extract 24 0) quotient)) #b0)
                  #b0000000001
                  #b0000000000))
      (a!243 (bvadd #b0000000001
                    (ite (= ((_ extract 25 25) quotient) #b0)
                         #b0000000001
                         #b0000000000)))
      (a!245 (bvadd #b0000000001
                    (ite (= ((_ extract 27 27) quotient) #b0)
                         #b0000000001
                         #b0000000000)))
      (a!247 (bvadd #b0000000001
                    (ite (= ((_ extract 29 29) quotient) #b0)
                         #b0000000001
                         #b0000000000)))
      (a!250 (bvadd #b0000000010
                    (ite (= ((_ extract 31 31) quotient) #b0)
                         #b0000000001
                         #b0000000000)))
      (a!251 (bvadd #b0000000001
                    (ite (= ((_ extract 32 32) quotient) #b0)
                         #b0000000001
                         #b0000000000)))
      (a!253 (bvadd #b0000000001
                    (ite (= ((_ extract 34 34) quotient) #b0)
                         #b0000000001
                         #b0000000000)))
      (a!255 (bvadd #b0000000001
                    (ite (= ((_ extract 36 36) quotient) #b0)
                         #b0000000001
                         #b0000000000)))
      (a!258 (bvadd #b0000000010
                    (ite (= ((_ extract 38 38) quotient) #b0)
                         #b0000000001
                         #b0000000000)))
      (a!259 (bvadd #b0000000001
                    (ite (= ((_ extract 39 39) quotient) #b0)
                         #b0000000001
                         #b0000000000)))
      (a!261 (bvadd #b0000000001
                    (ite (= ((_ extract 41 41) quotient) #b0)
                         #b0000000001
                         #b0000000000)))
      (a!263 (bvadd #b0000000001
                    (ite (= ((_ extract 43 43) quotient) #b0)
                         #b0000000001
                         #b0000000000)))
      (a!266 (bvadd #b0000000010
                    (ite (= ((_ extract 45 45) quotient) #b0)
                         #b0000000001
                         #b0000000000)))
      (a!267 (bvadd #b0000000001
                    (ite (= ((_ extract 46 46) quotient) #b0)
                         #b0000000001
                         #b0000000000)))
      (a!269 (bvadd #b0000000001
                    (ite (= ((_ extract 48 48) quotient) #b0)
                         #b0000000001
                         #b0000000000)))
      (a!271 (bvadd #b0000000001
                    (ite (= ((_ extract 50 50) quotient) #b0)
                         #b0000000001
                         #b0000000000)))
      (a!338 (ite (= (bvredor ((_ extract 24 0) quotient)) #b0) #b00001 #b00000))
      (a!339 (bvadd #b00001
                    (ite (= ((_ extract 25 25) quotient) #b0) #b00001 #b00000)))
      (a!341 (bvadd #b00001
                    (ite (= ((_ extract 27 27) quotient) #b0) #b00001 #b00000)))
      (a!343 (bvadd #b00001
                    (ite (= ((_ extract 29 29) quotient) #b0) #b00001 #b00000)))
      (a!346 (bvadd #b00010
                    (ite (= ((_ extract 31 31) quotient) #b0) #b00001 #b00000)))
      (a!347 (bvadd #b00001
                    (ite (= ((_ extract 32 32) quotient) #b0) #b00001 #b00000)))
      (a!349 (bvadd #b00001
                    (ite (= ((_ extract 34 34) quotient) #b0) #b00001 #b00000)))
      (a!351 (bvadd #b00001
                    (ite (= ((_ extract 36 36) quotient) #b0) #b00001 #b00000)))
      (a!354 (bvadd #b00010
                    (ite (= ((_ extract 38 38) quotient) #b0) #b00001 #b00000)))
      (a!355 (bvadd #b00001
                    (ite (= ((_ extract 39 39) quotient) #b0) #b00001 #b00000)))
      (a!357 (bvadd #b00001
                    (ite (= ((_ extract 41 41) quotient) #b0) #b00001 #b00000)))
      (a!359 (bvadd #b00001
                    (ite (= ((_ extract 43 43) quotient) #b0) #b00001 #b00000)))
      (a!362 (bvadd #b00010
                    (ite (= ((_ extract 45 45) quotient) #b0) #b00001 #b00000)))
      (a!363 (bvadd #b00001
                    (ite (= ((_ extract 46 46) quotient) #b0) #b00001 #b00000)))
      (a!365 (bvadd #b00001
                    (ite (= ((_ extract 48 48) quotient) #b0) #b00001 #b00000)))
      (a!367 (bvadd #b00001
                    (ite (= ((_ extract 50 50) quotient) #b0) #b00001 #b00000)))
      (a!420 (ite (= (bvredor ((_ extract 24 0) quotient)) #b0) #x01 #x00))
      (a!421 (bvadd #x01 (ite (= ((_ extract 25 25) quotient) #b0) #x01 #x00)))
      (a!423 (bvadd #x01 (ite (= ((_ extract 27 27) quotient) #b0) #x01 #x00)))
      (a!425 (bvadd #x01 (ite (= ((_ extract 29 29) quotient) #b0) #x01 #x00)))
      (a!428 (bvadd #x02 (ite (= ((_ extract 31 31) quotient) #b0) #x01 #x00)))
      (a!429 (bvadd #x01 (ite (= ((_ extract 32 32) quotient) #b0) #x01 #x00)))
      (a!431 (bvadd #x01 (ite (= ((_ extract 34 34) quotient) #b0) #x01 #x00)))
      (a!433 (bvadd #x01 (ite (= ((_ extract 36 36) quotient) #b0) #x01 #x00)))
      (a!436 (bvadd #x02 (ite (= ((_ extract 38 38) quotient) #b0) #x01 #x00)))
      (a!437 (bvadd #x01 (ite (= ((_ extract 39 39) quotient) #b0) #x01 #x00)))
      (a!439 (bvadd #x01 (ite (= ((_ extract 41 41) quotient) #b0) #x01 #x00)))
      (a!441 (bvadd #x01 (ite (= ((_ extract 43 43) quotient) #b0) #x01 #x00)))
      (a!444 (bvadd #x02 (ite (= ((_ extract 45 45) quotient) #b0) #x01 #x00)))
      (a!445 (bvadd #x01 (ite (= ((_ extract 46 46) quotient) #b0) #x01 #x00)))
      (a!447 (bvadd #x01 (ite (= ((_ extract 48 48) quotient) #b0) #x01 #x00)))
      (a!449 (bvadd #x01 (ite (= ((_ extract 50 50) quotient) #b0) #x01 #x00)))
      (a!462 (ite (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #xff))
                  #b00000000000000000000001
                  #b00000000000000000000000))
      (a!463 (ite (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #xff))
                  #b00000000000000000000001
                  #b00000000000000000000000))
      (a!464 (ite (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #x00))
                  #b00000000000000000000001
                  #b00000000000000000000000))
      (a!472 (and true
                  (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #xff))))
      (a!474 (not (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #xff))))
      (a!475 (not (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #xff)))))
(let ((a!5 (and (= ((_ extract 30 23) a) #xff)
                (= ((_ extract 22 0) a) #b00000000000000000000000)
                a!4
                (not a!2)))
      (a!7 (and (= ((_ extract 30 23) b) #xff)
                (= ((_ extract 22 0) b) #b00000000000000000000000)
                a!6
                (not a!1)))
      (a!10 (not (= (concat #b0000000000000 ((_ extract 22 0) a)) a!9)))
      (a!13 (and a!6
                 a!4
                 (not a!1)
                 (not a!2)
                 (= (concat #b0000000000000 ((_ extract 22 0) a)) a!9)
                 (= (concat #b0000000000000 ((_ extract 22 0) b)) a!8)))
      (a!14 (not (= (concat #b0000000000000 ((_ extract 22 0) b)) a!8)))
      (a!18 (or (= ((_ extract 30 23) a) #xff)
                (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                     (= ((_ extract 30 23) a) #x00))
                (and a!17 (= ((_ extract 30 23) a) #x00))))
      (a!21 (ite (= ((_ extract 2 1) a) #b00)
                 a!19
                 (ite (= ((_ extract 2 2) a) #b0) a!20 #b00000)))
      (a!24 (ite (= ((_ extract 5 4) a) #b00)
                 a!22
                 (ite (= ((_ extract 5 5) a) #b0) a!23 #b00000)))
      (a!28 (ite (= ((_ extract 8 7) a) #b00)
                 a!26
                 (ite (= ((_ extract 8 8) a) #b0) a!27 #b00000)))
      (a!31 (ite (= ((_ extract 11 10) a) #b00)
                 a!29
                 (ite (= ((_ extract 11 11) a) #b0) a!30 #b00000)))
      (a!35 (ite (= ((_ extract 14 13) a) #b00)
                 a!33
                 (ite (= ((_ extract 14 14) a) #b0) a!34 #b00000)))
      (a!38 (ite (= ((_ extract 17 16) a) #b00)
                 a!36
                 (ite (= ((_ extract 17 17) a) #b0) a!37 #b00000)))
      (a!42 (ite (= ((_ extract 20 19) a) #b00)
                 a!40
                 (ite (= ((_ extract 20 20) a) #b0) a!41 #b00000)))
      (a!49 (or (= ((_ extract 30 23) b) #xff)
                (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                     (= ((_ extract 30 23) b) #x00))
                (and a!48 (= ((_ extract 30 23) b) #x00))))
      (a!52 (ite (= ((_ extract 2 1) b) #b00)
                 a!50
                 (ite (= ((_ extract 2 2) b) #b0) a!51 #b00000)))
      (a!55 (ite (= ((_ extract 5 4) b) #b00)
                 a!53
                 (ite (= ((_ extract 5 5) b) #b0) a!54 #b00000)))
      (a!59 (ite (= ((_ extract 8 7) b) #b00)
                 a!57
                 (ite (= ((_ extract 8 8) b) #b0) a!58 #b00000)))
      (a!62 (ite (= ((_ extract 11 10) b) #b00)
                 a!60
                 (ite (= ((_ extract 11 11) b) #b0) a!61 #b00000)))
      (a!66 (ite (= ((_ extract 14 13) b) #b00)
                 a!64
                 (ite (= ((_ extract 14 14) b) #b0) a!65 #b00000)))
      (a!69 (ite (= ((_ extract 17 16) b) #b00)
                 a!67
                 (ite (= ((_ extract 17 17) b) #b0) a!68 #b00000)))
      (a!73 (ite (= ((_ extract 20 19) b) #b00)
                 a!71
                 (ite (= ((_ extract 20 20) b) #b0) a!72 #b00000)))
      (a!102 (and a!100
                  (not a!98)
                  (= (concat #b0000000000000 ((_ extract 22 0) c)) a!101)))
      (a!107 (and (not a!98)
                  (= (concat #b00000000000000000000000000000000000
                             ((_ extract 31 31) c))
                     (ite (bvsle #x000000000 a!105) a!105 a!106))))
      (a!110 (and (= (concat #b0000000000000 ((_ extract 22 0) c))
                     (bvadd #x000800000 a!101))
                  (not (bvsle a!109 #xfffffff6b))))
      (a!117 (bvadd #xfffffffff
                    (bvmul #x000000002
                           (concat #b0000000000000 ((_ extract 22 0) c)))
                    a!116))
      (a!123 (bvadd #x000000001
                    (bvmul #x000000002
                           (concat #b0000000000000 ((_ extract 22 0) c)))
                    a!116))
      (a!139 (ite a!138
                  (ite (= ((_ extract 31 31) a) ((_ extract 31 31) b)) #b0 #b1)
                  (bvxor ((_ extract 31 31) a) ((_ extract 31 31) b))))
      (a!146 (ite (= ((_ extract 26 25) quotient) #b00)
                  (bvadd #x0000002 a!144)
                  (ite (= ((_ extract 26 26) quotient) #b0) a!145 #x0000000)))
      (a!148 (bvadd #x0000002
                    (ite (= ((_ extract 28 28) quotient) #b0) a!147 #x0000000)))
      (a!154 (ite (= ((_ extract 33 32) quotient) #b00)
                  a!152
                  (ite (= ((_ extract 33 33) quotient) #b0) a!153 #x0000000)))
      (a!156 (bvadd #x0000002
                    (ite (= ((_ extract 35 35) quotient) #b0) a!155 #x0000000)))
      (a!162 (ite (= ((_ extract 40 39) quotient) #b00)
                  a!160
                  (ite (= ((_ extract 40 40) quotient) #b0) a!161 #x0000000)))
      (a!164 (bvadd #x0000002
                    (ite (= ((_ extract 42 42) quotient) #b0) a!163 #x0000000)))
      (a!170 (ite (= ((_ extract 47 46) quotient) #b00)
                  a!168
                  (ite (= ((_ extract 47 47) quotient) #b0) a!169 #x0000000)))
      (a!172 (bvadd #x0000002
                    (ite (= ((_ extract 49 49) quotient) #b0) a!171 #x0000000)))
      (a!182 (ite (= ((_ extract 2 1) b) #b00)
                  a!180
                  (ite (= ((_ extract 2 2) b) #b0) a!181 #x00)))
      (a!185 (ite (= ((_ extract 5 4) b) #b00)
                  a!183
                  (ite (= ((_ extract 5 5) b) #b0) a!184 #x00)))
      (a!189 (ite (= ((_ extract 8 7) b) #b00)
                  a!187
                  (ite (= ((_ extract 8 8) b) #b0) a!188 #x00)))
      (a!192 (ite (= ((_ extract 11 10) b) #b00)
                  a!190
                  (ite (= ((_ extract 11 11) b) #b0) a!191 #x00)))
      (a!196 (ite (= ((_ extract 14 13) b) #b00)
                  a!194
                  (ite (= ((_ extract 14 14) b) #b0) a!195 #x00)))
      (a!199 (ite (= ((_ extract 17 16) b) #b00)
                  a!197
                  (ite (= ((_ extract 17 17) b) #b0) a!198 #x00)))
      (a!203 (ite (= ((_ extract 20 19) b) #b00)
                  a!201
                  (ite (= ((_ extract 20 20) b) #b0) a!202 #x00)))
      (a!211 (ite (= ((_ extract 2 1) a) #b00)
                  a!209
                  (ite (= ((_ extract 2 2) a) #b0) a!210 #x00)))
      (a!214 (ite (= ((_ extract 5 4) a) #b00)
                  a!212
                  (ite (= ((_ extract 5 5) a) #b0) a!213 #x00)))
      (a!218 (ite (= ((_ extract 8 7) a) #b00)
                  a!216
                  (ite (= ((_ extract 8 8) a) #b0) a!217 #x00)))
      (a!221 (ite (= ((_ extract 11 10) a) #b00)
                  a!219
                  (ite (= ((_ extract 11 11) a) #b0) a!220 #x00)))
      (a!225 (ite (= ((_ extract 14 13) a) #b00)
                  a!223
                  (ite (= ((_ extract 14 14) a) #b0) a!224 #x00)))
      (a!228 (ite (= ((_ extract 17 16) a) #b00)
                  a!226
                  (ite (= ((_ extract 17 17) a) #b0) a!227 #x00)))
      (a!232 (ite (= ((_ extract 20 19) a) #b00)
                  a!230
                  (ite (= ((_ extract 20 20) a) #b0) a!231 #x00)))
      (a!244 (ite (= ((_ extract 26 25) quotient) #b00)
                  (bvadd #b0000000010 a!242)
                  (ite (= ((_ extract 26 26) quotient) #b0) a!243 #b0000000000)))
      (a!246 (bvadd #b0000000010
                    (ite (= ((_ extract 28 28) quotient) #b0)
                         a!245
                         #b0000000000)))
      (a!252 (ite (= ((_ extract 33 32) quotient) #b00)
                  a!250
                  (ite (= ((_ extract 33 33) quotient) #b0) a!251 #b0000000000)))
      (a!254 (bvadd #b0000000010
                    (ite (= ((_ extract 35 35) quotient) #b0)
                         a!253
                         #b0000000000)))
      (a!260 (ite (= ((_ extract 40 39) quotient) #b00)
                  a!258
                  (ite (= ((_ extract 40 40) quotient) #b0) a!259 #b0000000000)))
      (a!262 (bvadd #b0000000010
                    (ite (= ((_ extract 42 42) quotient) #b0)
                         a!261
                         #b0000000000)))
      (a!268 (ite (= ((_ extract 47 46) quotient) #b00)
                  a!266
                  (ite (= ((_ extract 47 47) quotient) #b0) a!267 #b0000000000)))
      (a!270 (bvadd #b0000000010
                    (ite (= ((_ extract 49 49) quotient) #b0)
                         a!269
                         #b0000000000)))
      (a!340 (ite (= ((_ extract 26 25) quotient) #b00)
                  (bvadd #b00010 a!338)
                  (ite (= ((_ extract 26 26) quotient) #b0) a!339 #b00000)))
      (a!342 (bvadd #b00010
                    (ite (= ((_ extract 28 28) quotient) #b0) a!341 #b00000)))
      (a!348 (ite (= ((_ extract 33 32) quotient) #b00)
                  a!346
                  (ite (= ((_ extract 33 33) quotient) #b0) a!347 #b00000)))
      (a!350 (bvadd #b00010
                    (ite (= ((_ extract 35 35) quotient) #b0) a!349 #b00000)))
      (a!356 (ite (= ((_ extract 40 39) quotient) #b00)
                  a!354
                  (ite (= ((_ extract 40 40) quotient) #b0) a!355 #b00000)))
      (a!358 (bvadd #b00010
                    (ite (= ((_ extract 42 42) quotient) #b0) a!357 #b00000)))
      (a!364 (ite (= ((_ extract 47 46) quotient) #b00)
                  a!362
                  (ite (= ((_ extract 47 47) quotient) #b0) a!363 #b00000)))
      (a!366 (bvadd #b00010
                    (ite (= ((_ extract 49 49) quotient) #b0) a!365 #b00000)))
      (a!422 (ite (= ((_ extract 26 25) quotient) #b00)
                  (bvadd #x02 a!420)
                  (ite (= ((_ extract 26 26) quotient) #b0) a!421 #x00)))
      (a!424 (bvadd #x02 (ite (= ((_ extract 28 28) quotient) #b0) a!423 #x00)))
      (a!430 (ite (= ((_ extract 33 32) quotient) #b00)
                  a!428
                  (ite (= ((_ extract 33 33) quotient) #b0) a!429 #x00)))
      (a!432 (bvadd #x02 (ite (= ((_ extract 35 35) quotient) #b0) a!431 #x00)))
      (a!438 (ite (= ((_ extract 40 39) quotient) #b00)
                  a!436
                  (ite (= ((_ extract 40 40) quotient) #b0) a!437 #x00)))
      (a!440 (bvadd #x02 (ite (= ((_ extract 42 42) quotient) #b0) a!439 #x00)))
      (a!446 (ite (= ((_ extract 47 46) quotient) #b00)
                  a!444
                  (ite (= ((_ extract 47 47) quotient) #b0) a!445 #x00)))
      (a!448 (bvadd #x02 (ite (= ((_ extract 49 49) quotient) #b0) a!447 #x00))))
(let ((a!11 (or (and (= ((_ extract 30 23) a) #xff)
                     (= ((_ extract 22 0) a) #b00000000000000000000000))
                a!10))
      (a!15 (and a!6
                 a!4
                 (not a!1)
                 (not a!2)
                 (= (concat #b0000000000000 ((_ extract 22 0) a)) a!9)
                 a!14))
      (a!25 (bvadd #b00110
                   (ite (= ((_ extract 5 3) a) #b000) (bvadd #b00011 a!21) a!24)))
      (a!39 (bvadd #b00110
                   (ite (= ((_ extract 17 15) a) #b000)
                        (bvadd #b00011 a!35)
                        a!38)))
      (a!45 (ite (= ((_ extract 22 21) a) #b00)
                 (bvadd #b00011 a!42)
                 (ite (= ((_ extract 22 22) a) #b0) a!43 a!44)))
      (a!56 (bvadd #b00110
                   (ite (= ((_ extract 5 3) b) #b000) (bvadd #b00011 a!52) a!55)))
      (a!70 (bvadd #b00110
                   (ite (= ((_ extract 17 15) b) #b000)
                        (bvadd #b00011 a!66)
                        a!69)))
      (a!76 (ite (= ((_ extract 22 21) b) #b00)
                 (bvadd #b00011 a!73)
                 (ite (= ((_ extract 22 22) b) #b0) a!74 a!75)))
      (a!99 (or (and (= ((_ extract 30 23) c) #xff)
                     (= ((_ extract 22 0) c) #b00000000000000000000000))
                (not a!5)))
      (a!108 (not (and (not a!1) (not a!2) (not (or a!3 a!13)))))
      (a!140 (ite (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #x00))
                  (ite a!137 #b0 #b1)
                  a!139))
      (a!150 (ite (= ((_ extract 30 29) quotient) #b00)
                  a!148
                  (ite (= ((_ extract 30 30) quotient) #b0) a!149 #x0000000)))
      (a!158 (ite (= ((_ extract 37 36) quotient) #b00)
                  a!156
                  (ite (= ((_ extract 37 37) quotient) #b0) a!157 #x0000000)))
      (a!166 (ite (= ((_ extract 44 43) quotient) #b00)
                  a!164
                  (ite (= ((_ extract 44 44) quotient) #b0) a!165 #x0000000)))
      (a!174 (ite (= ((_ extract 51 50) quotient) #b00)
                  ((_ extract 27 1) a!172)
                  (ite (= ((_ extract 51 51) quotient) #b0)
                       ((_ extract 27 1) a!173)
                       #b000000000000000000000000000)))
      (a!178 (ite a!49
                  #x82
                  (concat a!177 (bvadd #b0000001 ((_ extract 29 23) b)))))
      (a!186 (bvadd #x06
                    (ite (= ((_ extract 5 3) b) #b000) (bvadd #x03 a!182) a!185)))
      (a!200 (bvadd #x06
                    (ite (= ((_ extract 17 15) b) #b000)
                         (bvadd #x03 a!196)
                         a!199)))
      (a!206 (ite (= ((_ extract 22 21) b) #b00)
                  (bvadd #x03 a!203)
                  (ite (= ((_ extract 22 22) b) #b0) a!204 a!205)))
      (a!215 (bvadd #x06
                    (ite (= ((_ extract 5 3) a) #b000) (bvadd #x03 a!211) a!214)))
      (a!229 (bvadd #x06
                    (ite (= ((_ extract 17 15) a) #b000)
                         (bvadd #x03 a!225)
                         a!228)))
      (a!235 (ite (= ((_ extract 22 21) a) #b00)
                  (bvadd #x03 a!232)
                  (ite (= ((_ extract 22 22) a) #b0) a!233 a!234)))
      (a!239 (ite a!18
                  #x82
                  (concat a!238 (bvadd #b0000001 ((_ extract 29 23) a)))))
      (a!248 (ite (= ((_ extract 30 29) quotient) #b00)
                  a!246
                  (ite (= ((_ extract 30 30) quotient) #b0) a!247 #b0000000000)))
      (a!256 (ite (= ((_ extract 37 36) quotient) #b00)
                  a!254
                  (ite (= ((_ extract 37 37) quotient) #b0) a!255 #b0000000000)))
      (a!264 (ite (= ((_ extract 44 43) quotient) #b00)
                  a!262
                  (ite (= ((_ extract 44 44) quotient) #b0) a!263 #b0000000000)))
      (a!272 (ite (= ((_ extract 51 50) quotient) #b00)
                  a!270
                  (ite (= ((_ extract 51 51) quotient) #b0) a!271 #b0000000000)))
      (a!276 (ite (= ((_ extract 51 50) quotient) #b00)
                  a!172
                  (ite (= ((_ extract 51 51) quotient) #b0) a!173 #x0000000)))
      (a!334 (bvmul #b11111
                    (ite a!49 #b00010 (bvadd #b00001 ((_ extract 27 23) b)))))
      (a!344 (ite (= ((_ extract 30 29) quotient) #b00)
                  a!342
                  (ite (= ((_ extract 30 30) quotient) #b0) a!343 #b00000)))
      (a!352 (ite (= ((_ extract 37 36) quotient) #b00)
                  a!350
                  (ite (= ((_ extract 37 37) quotient) #b0) a!351 #b00000)))
      (a!360 (ite (= ((_ extract 44 43) quotient) #b00)
                  a!358
                  (ite (= ((_ extract 44 44) quotient) #b0) a!359 #b00000)))
      (a!368 (ite (= ((_ extract 51 50) quotient) #b00)
                  a!366
                  (ite (= ((_ extract 51 51) quotient) #b0) a!367 #b00000)))
      (a!426 (ite (= ((_ extract 30 29) quotient) #b00)
                  a!424
                  (ite (= ((_ extract 30 30) quotient) #b0) a!425 #x00)))
      (a!434 (ite (= ((_ extract 37 36) quotient) #b00)
                  a!432
                  (ite (= ((_ extract 37 37) quotient) #b0) a!433 #x00)))
      (a!442 (ite (= ((_ extract 44 43) quotient) #b00)
                  a!440
                  (ite (= ((_ extract 44 44) quotient) #b0) a!441 #x00)))
      (a!450 (ite (= ((_ extract 51 50) quotient) #b00)
                  a!448
                  (ite (= ((_ extract 51 51) quotient) #b0) a!449 #x00))))
(let ((a!12 (and a!4
                 (not a!1)
                 (not a!2)
                 (= (concat #b0000000000000 ((_ extract 22 0) b)) a!8)
                 a!11))
      (a!32 (ite (= ((_ extract 11 6) a) #b000000)
                 a!25
                 (ite (= ((_ extract 11 9) a) #b000) (bvadd #b00011 a!28) a!31)))
      (a!63 (ite (= ((_ extract 11 6) b) #b000000)
                 a!56
                 (ite (= ((_ extract 11 9) b) #b000) (bvadd #b00011 a!59) a!62)))
      (a!141 (ite a!132
                  (ite a!133 #b0 #b1)
                  (ite a!134
                       (ite a!135 #b0 #b1)
                       (ite a!136 (ite a!133 #b0 #b1) a!140))))
      (a!151 (bvadd #x0000007
                    (ite (= ((_ extract 30 27) quotient) #x0)
                         (bvadd #x0000004 a!146)
                         a!150)))
      (a!167 (bvadd #x0000007
                    (ite (= ((_ extract 44 41) quotient) #x0)
                         (bvadd #x0000004 a!162)
                         a!166)))
      (a!179 (bvmul #b1111111111
                    (concat (concat (ite a!49 #b1 a!177) (ite a!49 #b1 a!177)) a!178)))
      (a!193 (ite (= ((_ extract 11 6) b) #b000000)
                  a!186
                  (ite (= ((_ extract 11 9) b) #b000) (bvadd #x03 a!189) a!192)))
      (a!222 (ite (= ((_ extract 11 6) a) #b000000)
                  a!215
                  (ite (= ((_ extract 11 9) a) #b000) (bvadd #x03 a!218) a!221)))
      (a!240 (concat (concat (ite a!18 #b1 a!238) (ite a!18 #b1 a!238)) a!239))
      (a!249 (bvadd #b0000000111
                    (ite (= ((_ extract 30 27) quotient) #x0)
                         (bvadd #b0000000100 a!244)
                         a!248)))
      (a!265 (bvadd #b0000000111
                    (ite (= ((_ extract 44 41) quotient) #x0)
                         (bvadd #b0000000100 a!260)
                         a!264)))
      (a!345 (bvadd #b00111
                    (ite (= ((_ extract 30 27) quotient) #x0)
                         (bvadd #b00100 a!340)
                         a!344)))
      (a!361 (bvadd #b00111
                    (ite (= ((_ extract 44 41) quotient) #x0)
                         (bvadd #b00100 a!356)
                         a!360)))
      (a!427 (bvadd #x07
                    (ite (= ((_ extract 30 27) quotient) #x0)
                         (bvadd #x04 a!422)
                         a!426)))
      (a!443 (bvadd #x07
                    (ite (= ((_ extract 44 41) quotient) #x0)
                         (bvadd #x04 a!438)
                         a!442))))
(let ((a!46 (ite (= ((_ extract 22 12) a) #b00000000000)
                 (bvadd #b01100 a!32)
                 (ite (= ((_ extract 22 18) a) #b00000) a!39 a!45)))
      (a!77 (ite (= ((_ extract 22 12) b) #b00000000000)
                 (bvadd #b01100 a!63)
                 (ite (= ((_ extract 22 18) b) #b00000) a!70 a!76)))
      (a!103 (or (and (= ((_ extract 30 23) c) #xff)
                      (= ((_ extract 22 0) c) #b00000000000000000000000))
                 (not a!12)))
      (a!142 (= ((_ extract 31 31) c)
                (ite (or a!1 a!2) #b0 (ite a!130 (ite a!131 #b0 #b1) a!141))))
      (a!159 (ite (= ((_ extract 37 31) quotient) #b0000000)
                  a!151
                  (ite (= ((_ extract 37 34) quotient) #x0)
                       (bvadd #x0000004 a!154)
                       a!158)))
      (a!175 (ite (= ((_ extract 51 45) quotient) #b0000000)
                  ((_ extract 27 1) a!167)
                  (ite (= ((_ extract 51 48) quotient) #x0)
                       ((_ extract 27 1) (bvadd #x0000004 a!170))
                       a!174)))
      (a!207 (ite (= ((_ extract 22 12) b) #b00000000000)
                  (bvadd #x0c a!193)
                  (ite (= ((_ extract 22 18) b) #b00000) a!200 a!206)))
      (a!236 (ite (= ((_ extract 22 12) a) #b00000000000)
                  (bvadd #x0c a!222)
                  (ite (= ((_ extract 22 18) a) #b00000) a!229 a!235)))
      (a!257 (ite (= ((_ extract 37 31) quotient) #b0000000)
                  a!249
                  (ite (= ((_ extract 37 34) quotient) #x0)
                       (bvadd #b0000000100 a!252)
                       a!256)))
      (a!273 (ite (= ((_ extract 51 45) quotient) #b0000000)
                  a!265
                  (ite (= ((_ extract 51 48) quotient) #x0)
                       (bvadd #b0000000100 a!268)
                       a!272)))
      (a!277 (ite (= ((_ extract 51 45) quotient) #b0000000)
                  a!167
                  (ite (= ((_ extract 51 48) quotient) #x0)
                       (bvadd #x0000004 a!170)
                       a!276)))
      (a!353 (ite (= ((_ extract 37 31) quotient) #b0000000)
                  a!345
                  (ite (= ((_ extract 37 34) quotient) #x0)
                       (bvadd #b00100 a!348)
                       a!352)))
      (a!369 (ite (= ((_ extract 51 45) quotient) #b0000000)
                  a!361
                  (ite (= ((_ extract 51 48) quotient) #x0)
                       (bvadd #b00100 a!364)
                       a!368)))
      (a!435 (ite (= ((_ extract 37 31) quotient) #b0000000)
                  a!427
                  (ite (= ((_ extract 37 34) quotient) #x0)
                       (bvadd #x04 a!430)
                       a!434)))
      (a!451 (ite (= ((_ extract 51 45) quotient) #b0000000)
                  a!443
                  (ite (= ((_ extract 51 48) quotient) #x0)
                       (bvadd #x04 a!446)
                       a!450))))
(let ((a!47 (ite (or (= ((_ extract 22 0) a) #b00000000000000000000000)
                     (not a!18))
                 #b00000
                 a!46))
      (a!78 (ite (or (= ((_ extract 22 0) b) #b00000000000000000000000)
                     (not a!49))
                 #b00000
                 a!77))
      (a!176 (= (ite (= ((_ extract 51 38) quotient) #b00000000000000)
                     ((_ extract 27 1) (bvadd #x000000e a!159))
                     a!175)
                #b000000000000000000000000000))
      (a!208 (ite (or (not a!49)
                      (= ((_ extract 22 0) b) #b00000000000000000000000))
                  #x00
                  a!207))
      (a!237 (ite (or (not a!18)
                      (= ((_ extract 22 0) a) #b00000000000000000000000))
                  #x00
                  a!236))
      (a!274 (bvmul #b1111111111
                    (ite (= ((_ extract 51 38) quotient) #b00000000000000)
                         (bvadd #b0000001110 a!257)
                         a!273)))
      (a!278 (bvadd #xfffffff
                    (ite (= ((_ extract 51 38) quotient) #b00000000000000)
                         (bvadd #x000000e a!159)
                         a!277)))
      (a!335 (ite (or (not a!18)
                      (= ((_ extract 22 0) a) #b00000000000000000000000))
                  #b00000
                  a!46))
      (a!336 (ite (or (not a!49)
                      (= ((_ extract 22 0) b) #b00000000000000000000000))
                  #b00000
                  a!77))
      (a!370 (bvmul #b11111
                    (ite (= ((_ extract 51 38) quotient) #b00000000000000)
                         (bvadd #b01110 a!353)
                         a!369)))
      (a!452 (bvmul #xff
                    (ite (= ((_ extract 51 38) quotient) #b00000000000000)
                         (bvadd #x0e a!435)
                         a!451))))
(let ((a!79 (bvadd #x000000081
                   (concat #x0000000 ((_ extract 30 23) b))
                   (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                   a!16
                   (concat #b0000000000000000000000000000000 a!47)
                   (bvmul #xfffffffff
                          (concat #b0000000000000000000000000000000 a!78))
                   (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)))
      (a!80 (bvadd #x000000080
                   (concat #x0000000 ((_ extract 30 23) b))
                   (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                   a!16
                   (concat #b0000000000000000000000000000000 a!47)
                   (bvmul #xfffffffff
                          (concat #b0000000000000000000000000000000 a!78))
                   (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)))
      (a!84 (bvadd #xfffffff84
                   (concat #x0000000 ((_ extract 30 23) b))
                   (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                   a!16
                   (concat #b0000000000000000000000000000000 a!47)
                   (bvmul #xfffffffff
                          (concat #b0000000000000000000000000000000 a!78))
                   (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)))
      (a!85 (bvadd #xfffffff83
                   (concat #x0000000 ((_ extract 30 23) b))
                   (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                   a!16
                   (concat #b0000000000000000000000000000000 a!47)
                   (bvmul #xfffffffff
                          (concat #b0000000000000000000000000000000 a!78))
                   (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)))
      (a!111 (bvadd #xfffffff83
                    (concat #x0000000 ((_ extract 30 23) b))
                    (concat #x0000000 ((_ extract 30 23) c))
                    (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                    a!16
                    (concat #b0000000000000000000000000000000 a!47)
                    (bvmul #xfffffffff
                           (concat #b0000000000000000000000000000000 a!78))
                    (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)
                    (ite (= ((_ extract 30 23) c) #x00) #x000000001 #x000000000)))
      (a!112 (bvadd #xfffffff82
                    (concat #x0000000 ((_ extract 30 23) b))
                    (concat #x0000000 ((_ extract 30 23) c))
                    (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                    a!16
                    (concat #b0000000000000000000000000000000 a!47)
                    (bvmul #xfffffffff
                           (concat #b0000000000000000000000000000000 a!78))
                    (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)
                    (ite (= ((_ extract 30 23) c) #x00) #x000000001 #x000000000)))
      (a!241 (bvadd a!179
                    (concat #b00 a!208)
                    (bvmul #b1111111111 (concat #b00 a!237))
                    a!240))
      (a!275 (bvadd #b0000000001
                    a!179
                    (concat #b00 a!208)
                    (bvmul #b1111111111 (concat #b00 a!237))
                    a!274
                    a!240))
      (a!279 (bvshl (concat ((_ extract 51 25) quotient)
                            (bvredor ((_ extract 24 0) quotient)))
                    a!278))
      (a!337 (bvadd a!334
                    (bvmul #b11111 a!335)
                    (ite a!18 #b00010 (bvadd #b00001 ((_ extract 27 23) a)))
                    a!336))
      (a!371 (bvadd #b00001
                    a!334
                    (bvmul #b11111 a!335)
                    a!370
                    (ite a!18 #b00010 (bvadd #b00001 ((_ extract 27 23) a)))
                    a!336)))
(let ((a!81 (bvashr (concat #b0000000000 ((_ extract 50 25) quotient))
                    (ite (bvsle #x000000000 a!80)
                         (ite (bvsle a!80 #x00000001a) a!80 #x00000001a)
                         #x000000000)))
      (a!86 (ite (bvsle #x000000000 a!85)
                 (ite (bvsle a!85 #x00000001a) a!85 #x00000001a)
                 #x000000000))
      (a!113 (ite (bvsle #x000000000 a!112)
                  (ite (bvsle a!112 #x00000001a) a!112 #x00000001a)
                  #x000000000))
      (a!280 (and (= (ite a!176 a!241 a!275) #b0001111111)
                  (ite a!176
                       (= ((_ extract 51 51) quotient) #b1)
                       (= ((_ extract 27 27) a!279) #b1))))
      (a!281 (not (ite a!176
                       (= ((_ extract 9 9) a!241) #b1)
                       (= ((_ extract 9 9) a!275) #b1))))
      (a!282 (or (ite a!176
                      (= ((_ extract 8 8) a!241) #b1)
                      (= ((_ extract 8 8) a!275) #b1))
                 (ite a!176
                      (= ((_ extract 7 7) a!241) #b1)
                      (= ((_ extract 7 7) a!275) #b1))))
      (a!283 (ite a!176
                  (= (bvredor ((_ extract 24 0) quotient)) #b0)
                  (= ((_ extract 0 0) a!279) #b0)))
      (a!284 (ite a!176
                  (= ((_ extract 26 26) quotient) #b0)
                  (= ((_ extract 2 2) a!279) #b0)))
      (a!285 (ite a!176
                  (= ((_ extract 25 25) quotient) #b0)
                  (= ((_ extract 1 1) a!279) #b0)))
      (a!287 (ite a!176
                  (= ((_ extract 28 28) quotient) #b0)
                  (= ((_ extract 4 4) a!279) #b0)))
      (a!288 (ite a!176
                  (= ((_ extract 27 27) quotient) #b0)
                  (= ((_ extract 3 3) a!279) #b0)))
      (a!290 (ite a!176
                  (= ((_ extract 30 30) quotient) #b0)
                  (= ((_ extract 6 6) a!279) #b0)))
      (a!291 (ite a!176
                  (= ((_ extract 29 29) quotient) #b0)
                  (= ((_ extract 5 5) a!279) #b0)))
      (a!294 (ite a!176
                  (= ((_ extract 31 31) quotient) #b0)
                  (= ((_ extract 7 7) a!279) #b0)))
      (a!295 (ite a!176
                  (= ((_ extract 33 33) quotient) #b0)
                  (= ((_ extract 9 9) a!279) #b0)))
      (a!296 (ite a!176
                  (= ((_ extract 32 32) quotient) #b0)
                  (= ((_ extract 8 8) a!279) #b0)))
      (a!298 (ite a!176
                  (= ((_ extract 35 35) quotient) #b0)
                  (= ((_ extract 11 11) a!279) #b0)))
      (a!299 (ite a!176
                  (= ((_ extract 34 34) quotient) #b0)
                  (= ((_ extract 10 10) a!279) #b0)))
      (a!301 (ite a!176
                  (= ((_ extract 37 37) quotient) #b0)
                  (= ((_ extract 13 13) a!279) #b0)))
      (a!302 (ite a!176
                  (= ((_ extract 36 36) quotient) #b0)
                  (= ((_ extract 12 12) a!279) #b0)))
      (a!306 (ite a!176
                  (= ((_ extract 38 38) quotient) #b0)
                  (= ((_ extract 14 14) a!279) #b0)))
      (a!307 (ite a!176
                  (= ((_ extract 40 40) quotient) #b0)
                  (= ((_ extract 16 16) a!279) #b0)))
      (a!308 (ite a!176
                  (= ((_ extract 39 39) quotient) #b0)
                  (= ((_ extract 15 15) a!279) #b0)))
      (a!310 (ite a!176
                  (= ((_ extract 42 42) quotient) #b0)
                  (= ((_ extract 18 18) a!279) #b0)))
      (a!311 (ite a!176
                  (= ((_ extract 41 41) quotient) #b0)
                  (= ((_ extract 17 17) a!279) #b0)))
      (a!313 (ite a!176
                  (= ((_ extract 44 44) quotient) #b0)
                  (= ((_ extract 20 20) a!279) #b0)))
      (a!314 (ite a!176
                  (= ((_ extract 43 43) quotient) #b0)
                  (= ((_ extract 19 19) a!279) #b0)))
      (a!317 (ite a!176
                  (= ((_ extract 45 45) quotient) #b0)
                  (= ((_ extract 21 21) a!279) #b0)))
      (a!318 (ite a!176
                  (= ((_ extract 47 47) quotient) #b0)
                  (= ((_ extract 23 23) a!279) #b0)))
      (a!319 (ite a!176
                  (= ((_ extract 46 46) quotient) #b0)
                  (= ((_ extract 22 22) a!279) #b0)))
      (a!321 (ite a!176
                  (= ((_ extract 49 49) quotient) #b0)
                  (= ((_ extract 25 25) a!279) #b0)))
      (a!322 (ite a!176
                  (= ((_ extract 48 48) quotient) #b0)
                  (= ((_ extract 24 24) a!279) #b0)))
      (a!324 (ite a!176
                  (= ((_ extract 51 51) quotient) #b0)
                  (= ((_ extract 27 27) a!279) #b0)))
      (a!325 (ite a!176
                  (= ((_ extract 50 50) quotient) #b0)
                  (= ((_ extract 26 26) a!279) #b0)))
      (a!332 (ite a!176
                  (concat ((_ extract 51 25) quotient)
                          (bvredor ((_ extract 24 0) quotient)))
                  a!279)))
(let ((a!82 (or (not (bvsle a!79 #x00000001b))
                (and (bvsle #x000000001 a!79)
                     (bvsle a!79 #x00000001b)
                     (not (bvsle #x001ffffff a!81)))))
      (a!87 (bvsle #x000000001
                   (bvashr (concat #b0000000000 ((_ extract 50 25) quotient))
                           a!86)))
      (a!88 (bvshl (bvashr (concat #b0000000000 ((_ extract 50 25) quotient))
                           a!86)
                   a!86))
      (a!89 (= (bvashr (concat #b0000000000 ((_ extract 50 25) quotient)) a!86)
               #x000000001))
      (a!93 (bvsle #x001000000
                   (bvashr (concat #b0000000000 ((_ extract 50 25) quotient))
                           a!86)))
      (a!114 (bvashr (bvmul #x000000002
                            (concat #b0000000000 ((_ extract 50 25) quotient)))
                     a!113))
      (a!118 (bvsle a!117
                    (bvashr (concat #b0000000000 ((_ extract 50 25) quotient))
                            a!113)))
      (a!120 (bvshl (bvashr (concat #b0000000000 ((_ extract 50 25) quotient))
                            a!113)
                    a!113))
      (a!121 (= (bvashr (concat #b0000000000 ((_ extract 50 25) quotient))
                        a!113)
                a!117))
      (a!124 (= (bvashr (concat #b0000000000 ((_ extract 50 25) quotient))
                        a!113)
                a!123))
      (a!126 (bvsle a!123
                    (bvashr (concat #b0000000000 ((_ extract 50 25) quotient))
                            a!113)))
      (a!286 (ite (= (ite a!176
                          ((_ extract 26 25) quotient)
                          ((_ extract 2 1) a!279))
                     #b00)
                  (bvadd #b0000000010 (ite a!283 #b0000000001 #b0000000000))
                  (ite a!284
                       (bvadd #b0000000001
                              (ite a!285 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!289 (bvadd #b0000000010
                    (ite a!287
                         (bvadd #b0000000001
                                (ite a!288 #b0000000001 #b0000000000))
                         #b0000000000)))
      (a!297 (ite (= (ite a!176
                          ((_ extract 33 32) quotient)
                          ((_ extract 9 8) a!279))
                     #b00)
                  (bvadd #b0000000010 (ite a!294 #b0000000001 #b0000000000))
                  (ite a!295
                       (bvadd #b0000000001
                              (ite a!296 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!300 (bvadd #b0000000010
                    (ite a!298
                         (bvadd #b0000000001
                                (ite a!299 #b0000000001 #b0000000000))
                         #b0000000000)))
      (a!309 (ite (= (ite a!176
                          ((_ extract 40 39) quotient)
                          ((_ extract 16 15) a!279))
                     #b00)
                  (bvadd #b0000000010 (ite a!306 #b0000000001 #b0000000000))
                  (ite a!307
                       (bvadd #b0000000001
                              (ite a!308 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!312 (bvadd #b0000000010
                    (ite a!310
                         (bvadd #b0000000001
                                (ite a!311 #b0000000001 #b0000000000))
                         #b0000000000)))
      (a!320 (ite (= (ite a!176
                          ((_ extract 47 46) quotient)
                          ((_ extract 23 22) a!279))
                     #b00)
                  (bvadd #b0000000010 (ite a!317 #b0000000001 #b0000000000))
                  (ite a!318
                       (bvadd #b0000000001
                              (ite a!319 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!323 (bvadd #b0000000010
                    (ite a!321
                         (bvadd #b0000000001
                                (ite a!322 #b0000000001 #b0000000000))
                         #b0000000000)))
      (a!372 (ite (= (ite a!176
                          ((_ extract 26 25) quotient)
                          ((_ extract 2 1) a!279))
                     #b00)
                  (bvadd #b00010 (ite a!283 #b00001 #b00000))
                  (ite a!284
                       (bvadd #b00001 (ite a!285 #b00001 #b00000))
                       #b00000)))
      (a!373 (bvadd #b00010
                    (ite a!287
                         (bvadd #b00001 (ite a!288 #b00001 #b00000))
                         #b00000)))
      (a!376 (ite (= (ite a!176
                          ((_ extract 33 32) quotient)
                          ((_ extract 9 8) a!279))
                     #b00)
                  (bvadd #b00010 (ite a!294 #b00001 #b00000))
                  (ite a!295
                       (bvadd #b00001 (ite a!296 #b00001 #b00000))
                       #b00000)))
      (a!377 (bvadd #b00010
                    (ite a!298
                         (bvadd #b00001 (ite a!299 #b00001 #b00000))
                         #b00000)))
      (a!381 (ite (= (ite a!176
                          ((_ extract 40 39) quotient)
                          ((_ extract 16 15) a!279))
                     #b00)
                  (bvadd #b00010 (ite a!306 #b00001 #b00000))
                  (ite a!307
                       (bvadd #b00001 (ite a!308 #b00001 #b00000))
                       #b00000)))
      (a!382 (bvadd #b00010
                    (ite a!310
                         (bvadd #b00001 (ite a!311 #b00001 #b00000))
                         #b00000)))
      (a!385 (ite (= (ite a!176
                          ((_ extract 47 46) quotient)
                          ((_ extract 23 22) a!279))
                     #b00)
                  (bvadd #b00010 (ite a!317 #b00001 #b00000))
                  (ite a!318
                       (bvadd #b00001 (ite a!319 #b00001 #b00000))
                       #b00000)))
      (a!386 (bvadd #b00010
                    (ite a!321
                         (bvadd #b00001 (ite a!322 #b00001 #b00000))
                         #b00000)))
      (a!401 (ite (= (ite a!176
                          ((_ extract 26 25) quotient)
                          ((_ extract 2 1) a!279))
                     #b00)
                  (bvadd #x02 (ite a!283 #x01 #x00))
                  (ite a!284 (bvadd #x01 (ite a!285 #x01 #x00)) #x00)))
      (a!402 (bvadd #x02 (ite a!287 (bvadd #x01 (ite a!288 #x01 #x00)) #x00)))
      (a!405 (ite (= (ite a!176
                          ((_ extract 33 32) quotient)
                          ((_ extract 9 8) a!279))
                     #b00)
                  (bvadd #x02 (ite a!294 #x01 #x00))
                  (ite a!295 (bvadd #x01 (ite a!296 #x01 #x00)) #x00)))
      (a!406 (bvadd #x02 (ite a!298 (bvadd #x01 (ite a!299 #x01 #x00)) #x00)))
      (a!410 (ite (= (ite a!176
                          ((_ extract 40 39) quotient)
                          ((_ extract 16 15) a!279))
                     #b00)
                  (bvadd #x02 (ite a!306 #x01 #x00))
                  (ite a!307 (bvadd #x01 (ite a!308 #x01 #x00)) #x00)))
      (a!411 (bvadd #x02 (ite a!310 (bvadd #x01 (ite a!311 #x01 #x00)) #x00)))
      (a!414 (ite (= (ite a!176
                          ((_ extract 47 46) quotient)
                          ((_ extract 23 22) a!279))
                     #b00)
                  (bvadd #x02 (ite a!317 #x01 #x00))
                  (ite a!318 (bvadd #x01 (ite a!319 #x01 #x00)) #x00)))
      (a!415 (bvadd #x02 (ite a!321 (bvadd #x01 (ite a!322 #x01 #x00)) #x00))))
(let ((a!83 (and a!6 a!4 (not a!1) (not a!2) a!10 a!14 (not a!82)))
      (a!90 (and (= a!88 (concat #b0000000000 ((_ extract 50 25) quotient)))
                 (= ((_ extract 24 0) quotient) #b0000000000000000000000000)
                 a!89
                 (bvsle #x000000001 a!84)
                 (bvsle a!84 #x00000001b)))
      (a!94 (or (not (bvsle a!84 #x00000001b))
                (and (bvsle #x000000001 a!84)
                     (bvsle a!84 #x00000001b)
                     (not a!93))))
      (a!115 (or (not (bvsle a!111 #x00000001b))
                 (and (bvsle #x000000001 a!111)
                      (bvsle a!111 #x00000001b)
                      (not (bvsle #x001ffffff a!114)))))
      (a!119 (or (and (not (bvsle a!111 #x00000001b)) (bvsle #x000000001 a!117))
                 (and (bvsle #x000000001 a!111)
                      (bvsle a!111 #x00000001b)
                      (not a!118))))
      (a!122 (and (= a!120 (concat #b0000000000 ((_ extract 50 25) quotient)))
                  (= ((_ extract 24 0) quotient) #b0000000000000000000000000)
                  (bvsle #x000000001 a!111)
                  (bvsle a!111 #x00000001b)
                  a!121))
      (a!125 (and (= a!120 (concat #b0000000000 ((_ extract 50 25) quotient)))
                  (= ((_ extract 24 0) quotient) #b0000000000000000000000000)
                  (bvsle #x000000001 a!111)
                  (bvsle a!111 #x00000001b)
                  a!124))
      (a!292 (ite (= (ite a!176
                          ((_ extract 30 29) quotient)
                          ((_ extract 6 5) a!279))
                     #b00)
                  a!289
                  (ite a!290
                       (bvadd #b0000000001
                              (ite a!291 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!303 (ite (= (ite a!176
                          ((_ extract 37 36) quotient)
                          ((_ extract 13 12) a!279))
                     #b00)
                  a!300
                  (ite a!301
                       (bvadd #b0000000001
                              (ite a!302 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!315 (ite (= (ite a!176
                          ((_ extract 44 43) quotient)
                          ((_ extract 20 19) a!279))
                     #b00)
                  a!312
                  (ite a!313
                       (bvadd #b0000000001
                              (ite a!314 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!326 (ite (= (ite a!176
                          ((_ extract 51 50) quotient)
                          ((_ extract 27 26) a!279))
                     #b00)
                  a!323
                  (ite a!324
                       (bvadd #b0000000001
                              (ite a!325 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!374 (ite (= (ite a!176
                          ((_ extract 30 29) quotient)
                          ((_ extract 6 5) a!279))
                     #b00)
                  a!373
                  (ite a!290
                       (bvadd #b00001 (ite a!291 #b00001 #b00000))
                       #b00000)))
      (a!378 (ite (= (ite a!176
                          ((_ extract 37 36) quotient)
                          ((_ extract 13 12) a!279))
                     #b00)
                  a!377
                  (ite a!301
                       (bvadd #b00001 (ite a!302 #b00001 #b00000))
                       #b00000)))
      (a!383 (ite (= (ite a!176
                          ((_ extract 44 43) quotient)
                          ((_ extract 20 19) a!279))
                     #b00)
                  a!382
                  (ite a!313
                       (bvadd #b00001 (ite a!314 #b00001 #b00000))
                       #b00000)))
      (a!387 (ite (= (ite a!176
                          ((_ extract 51 50) quotient)
                          ((_ extract 27 26) a!279))
                     #b00)
                  a!386
                  (ite a!324
                       (bvadd #b00001 (ite a!325 #b00001 #b00000))
                       #b00000)))
      (a!403 (ite (= (ite a!176
                          ((_ extract 30 29) quotient)
                          ((_ extract 6 5) a!279))
                     #b00)
                  a!402
                  (ite a!290 (bvadd #x01 (ite a!291 #x01 #x00)) #x00)))
      (a!407 (ite (= (ite a!176
                          ((_ extract 37 36) quotient)
                          ((_ extract 13 12) a!279))
                     #b00)
                  a!406
                  (ite a!301 (bvadd #x01 (ite a!302 #x01 #x00)) #x00)))
      (a!412 (ite (= (ite a!176
                          ((_ extract 44 43) quotient)
                          ((_ extract 20 19) a!279))
                     #b00)
                  a!411
                  (ite a!313 (bvadd #x01 (ite a!314 #x01 #x00)) #x00)))
      (a!416 (ite (= (ite a!176
                          ((_ extract 51 50) quotient)
                          ((_ extract 27 26) a!279))
                     #b00)
                  a!415
                  (ite a!324 (bvadd #x01 (ite a!325 #x01 #x00)) #x00))))
(let ((a!91 (or (not (bvsle a!84 #x00000001b))
                (and (bvsle #x000000001 a!84)
                     (bvsle a!84 #x00000001b)
                     (not a!87))
                a!90))
      (a!95 (and a!6 a!4 (not a!1) (not a!2) a!10 a!14 a!82 (not a!94)))
      (a!104 (or (and (= ((_ extract 30 23) c) #xff)
                      (= ((_ extract 22 0) c) #b00000000000000000000000))
                 (not a!83)))
      (a!127 (or a!125
                 (and (not (bvsle a!111 #x00000001b)) (bvsle #x000000001 a!123))
                 (and (bvsle #x000000001 a!111)
                      (bvsle a!111 #x00000001b)
                      (not a!126))))
      (a!293 (ite (= (ite a!176
                          ((_ extract 30 27) quotient)
                          ((_ extract 6 3) a!279))
                     #x0)
                  (bvadd #b0000000100 a!286)
                  a!292))
      (a!304 (ite (= (ite a!176
                          ((_ extract 37 34) quotient)
                          ((_ extract 13 10) a!279))
                     #x0)
                  (bvadd #b0000000100 a!297)
                  a!303))
      (a!316 (ite (= (ite a!176
                          ((_ extract 44 41) quotient)
                          ((_ extract 20 17) a!279))
                     #x0)
                  (bvadd #b0000000100 a!309)
                  a!315))
      (a!327 (ite (= (ite a!176
                          ((_ extract 51 48) quotient)
                          ((_ extract 27 24) a!279))
                     #x0)
                  (bvadd #b0000000100 a!320)
                  a!326))
      (a!375 (ite (= (ite a!176
                          ((_ extract 30 27) quotient)
                          ((_ extract 6 3) a!279))
                     #x0)
                  (bvadd #b00100 a!372)
                  a!374))
      (a!379 (ite (= (ite a!176
                          ((_ extract 37 34) quotient)
                          ((_ extract 13 10) a!279))
                     #x0)
                  (bvadd #b00100 a!376)
                  a!378))
      (a!384 (ite (= (ite a!176
                          ((_ extract 44 41) quotient)
                          ((_ extract 20 17) a!279))
                     #x0)
                  (bvadd #b00100 a!381)
                  a!383))
      (a!388 (ite (= (ite a!176
                          ((_ extract 51 48) quotient)
                          ((_ extract 27 24) a!279))
                     #x0)
                  (bvadd #b00100 a!385)
                  a!387))
      (a!404 (ite (= (ite a!176
                          ((_ extract 30 27) quotient)
                          ((_ extract 6 3) a!279))
                     #x0)
                  (bvadd #x04 a!401)
                  a!403))
      (a!408 (ite (= (ite a!176
                          ((_ extract 37 34) quotient)
                          ((_ extract 13 10) a!279))
                     #x0)
                  (bvadd #x04 a!405)
                  a!407))
      (a!413 (ite (= (ite a!176
                          ((_ extract 44 41) quotient)
                          ((_ extract 20 17) a!279))
                     #x0)
                  (bvadd #x04 a!410)
                  a!412))
      (a!417 (ite (= (ite a!176
                          ((_ extract 51 48) quotient)
                          ((_ extract 27 24) a!279))
                     #x0)
                  (bvadd #x04 a!414)
                  a!416)))
(let ((a!92 (and a!6 a!4 (not a!1) (not a!2) a!10 a!14 a!91))
      (a!96 (and a!6 a!4 (not a!1) (not a!2) a!10 a!14 a!94 (not a!91)))
      (a!128 (and a!100
                  (not a!98)
                  (or (not a!110) (not a!115))
                  (not a!119)
                  (or (= ((_ extract 0 0) c) #b0) (not (or a!122 a!125)))
                  a!127))
      (a!305 (ite (= (ite a!176
                          ((_ extract 37 31) quotient)
                          ((_ extract 13 7) a!279))
                     #b0000000)
                  (bvadd #b0000000111 a!293)
                  a!304))
      (a!328 (ite (= (ite a!176
                          ((_ extract 51 45) quotient)
                          ((_ extract 27 21) a!279))
                     #b0000000)
                  (bvadd #b0000000111 a!316)
                  a!327))
      (a!380 (ite (= (ite a!176
                          ((_ extract 37 31) quotient)
                          ((_ extract 13 7) a!279))
                     #b0000000)
                  (bvadd #b00111 a!375)
                  a!379))
      (a!389 (ite (= (ite a!176
                          ((_ extract 51 45) quotient)
                          ((_ extract 27 21) a!279))
                     #b0000000)
                  (bvadd #b00111 a!384)
                  a!388))
      (a!409 (ite (= (ite a!176
                          ((_ extract 37 31) quotient)
                          ((_ extract 13 7) a!279))
                     #b0000000)
                  (bvadd #x07 a!404)
                  a!408))
      (a!418 (ite (= (ite a!176
                          ((_ extract 51 45) quotient)
                          ((_ extract 27 21) a!279))
                     #b0000000)
                  (bvadd #x07 a!413)
                  a!417)))
(let ((a!97 (or a!1
                a!2
                a!3
                a!5
                a!7
                a!12
                a!13
                a!15
                (and (not a!1) (not a!2) (not (or a!3 a!13)))
                a!83
                a!92
                a!95
                a!96))
      (a!129 (and (or a!98 (not (or a!1 a!2)))
                  a!99
                  (or (not a!7) a!102)
                  a!103
                  (or (not (or a!3 a!13)) a!98)
                  (or a!102 (not a!15))
                  a!104
                  (or a!107 a!108)
                  (or a!102 (not a!92))
                  (or (not a!95) a!128)
                  (or (not a!96) a!128)))
      (a!329 (ite (= (ite a!176
                          ((_ extract 51 38) quotient)
                          ((_ extract 27 14) a!279))
                     #b00000000000000)
                  (bvadd #b0000001110 a!305)
                  a!328))
      (a!390 (ite (= (ite a!176
                          ((_ extract 51 38) quotient)
                          ((_ extract 27 14) a!279))
                     #b00000000000000)
                  (bvadd #b01110 a!380)
                  a!389))
      (a!419 (ite (= (ite a!176
                          ((_ extract 51 38) quotient)
                          ((_ extract 27 14) a!279))
                     #b00000000000000)
                  (bvadd #x0e a!409)
                  a!418)))
(let ((a!330 (bvsle (bvadd #b0001111111
                           (bvmul #b1111111111 a!329)
                           (ite a!176 a!241 a!275))
                    #b1111111111))
      (a!453 (bvadd #x01
                    (bvmul #xff a!419)
                    (ite a!176
                         (bvadd (bvmul #xff a!178)
                                (bvmul #xff a!237)
                                a!239
                                a!208)
                         (bvadd #x01
                                (bvmul #xff a!178)
                                (bvmul #xff a!237)
                                a!452
                                a!239
                                a!208)))))
(let ((a!331 (bvsle (ite a!330
                         (bvadd #b0001111111 (ite a!176 a!241 a!275))
                         a!329)
                    #b1111111111))
      (a!333 (bvmul #b1111111111
                    (ite a!330
                         (bvadd #b0001111111 (ite a!176 a!241 a!275))
                         a!329)))
      (a!391 (bvmul #b11111
                    (ite a!330 (bvadd #b11111 (ite a!176 a!337 a!371)) a!390)))
      (a!393 (concat #b0000000000000000000000000000000000000000000000
                     (ite a!330
                          (bvadd #b0001111111 (ite a!176 a!241 a!275))
                          a!329))))
(let ((a!392 (ite (and (= ((_ extract 9 5) a!333) #b00000)
                       (bvule a!391 #b11010))
                  a!333
                  #b0000011010)))
(let ((a!394 (ite a!331
                  ((_ extract 55 32)
                    (bvlshr (concat a!332 #x0000000)
                            (concat #b0000000000000000000000000000000000000000000000
                                    a!392)))
                  ((_ extract 55 32) (bvshl (concat a!332 #x0000000) a!393))))
      (a!395 (ite a!331
                  ((_ extract 31 31)
                    (bvlshr (concat a!332 #x0000000)
                            (concat #b0000000000000000000000000000000000000000000000
                                    a!392)))
                  ((_ extract 31 31) (bvshl (concat a!332 #x0000000) a!393))))
      (a!396 (ite a!331
                  ((_ extract 29 0)
                    (bvlshr (concat a!332 #x0000000)
                            (concat #b0000000000000000000000000000000000000000000000
                                    a!392)))
                  ((_ extract 29 0) (bvshl (concat a!332 #x0000000) a!393))))
      (a!397 (ite a!331
                  ((_ extract 30 30)
                    (bvlshr (concat a!332 #x0000000)
                            (concat #b0000000000000000000000000000000000000000000000
                                    a!392)))
                  ((_ extract 30 30) (bvshl (concat a!332 #x0000000) a!393))))
      (a!398 (ite a!331
                  ((_ extract 32 32)
                    (bvlshr (concat a!332 #x0000000)
                            (concat #b0000000000000000000000000000000000000000000000
                                    a!392)))
                  ((_ extract 32 32) (bvshl (concat a!332 #x0000000) a!393))))
      (a!467 (ite a!331
                  ((_ extract 54 32)
                    (bvlshr (concat a!332 #x0000000)
                            (concat #b0000000000000000000000000000000000000000000000
                                    a!392)))
                  ((_ extract 54 32) (bvshl (concat a!332 #x0000000) a!393)))))
(let ((a!399 (bvor (bvnot a!395) (bvnot (bvor (bvredor a!396) a!397 a!398)))))
(let ((a!400 ((_ extract 24 24)
               (bvadd (concat #b0 a!394) (concat #x000000 (bvnot a!399)))))
      (a!456 ((_ extract 23 23)
               (bvadd (concat #b00000000000000000000000 (bvnot a!399)) a!394)))
      (a!466 ((_ extract 23 1)
               (bvadd (concat #b0 a!394) (concat #x000000 (bvnot a!399))))))
(let ((a!454 (bvadd #x7f
                    (ite (= a!400 #b1)
                         (bvadd #x01 (ite a!330 #x82 a!453))
                         (ite a!330 #x82 a!453))))
      (a!468 (ite (= a!400 #b1)
                  a!466
                  (bvadd (concat #b0000000000000000000000 (bvnot a!399)) a!467))))
(let ((a!455 (or (= (bvredor ((_ extract 73 52) quotient)) #b1)
                 a!280
                 (and a!281 a!282)
                 (and (= a!400 #b1) (= (bvredand a!454) #b1))))
      (a!457 (ite (and (= a!400 #b1) (= (bvredand a!454) #b1)) #x3f a!454))
      (a!465 (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #x00))
                 (= (bvredor ((_ extract 73 52) quotient)) #b1)
                 a!280
                 (and a!281 a!282)
                 (and (= a!400 #b1) (= (bvredand a!454) #b1))))
      (a!476 (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #x00))
                 (= (bvredor ((_ extract 73 52) quotient)) #b1)
                 a!280
                 (and a!281 a!282)
                 (and (= a!400 #b1) (= (bvredand a!454) #b1))
                 (= a!468 #b00000000000000000000000))))
(let ((a!458 (ite a!455
                  #xff
                  (ite (ite (= a!400 #b1) (= a!400 #b0) (= a!456 #b0))
                       #x00
                       a!457)))
      (a!469 (ite (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #x00))
                  a!464
                  (ite a!465 #b00000000000000000000000 a!468)))
      (a!477 (ite (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #x00))
                  a!17
                  a!476)))
(let ((a!459 (ite (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #x00))
                  #x00
                  a!458))
      (a!470 (ite a!130
                  a!462
                  (ite a!132 a!463 (ite a!134 a!462 (ite a!136 a!463 a!469)))))
      (a!478 (ite a!130
                  a!474
                  (ite a!132 a!475 (ite a!134 a!474 (ite a!136 a!475 a!477))))))
(let ((a!460 (ite (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #x00))
                  #xff
                  a!459))
      (a!479 (not (and a!478 (not (or a!1 a!2))))))
(let ((a!461 (ite (or a!1 a!2 a!130)
                  #xff
                  (ite a!132 a!143 (ite a!134 #xff (ite a!136 a!143 a!460)))))
      (a!473 (ite a!132
                  (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #xff))
                  (or a!134 (ite a!136 a!472 (= a!460 #xff))))))
(let ((a!471 (and a!142
                  (= ((_ extract 30 23) c) a!461)
                  (= ((_ extract 22 0) c)
                     (ite (or a!1 a!2) #b00000000000000000000001 a!470))))
      (a!480 (and (= ((_ extract 30 23) c) #xff)
                  (not (= ((_ extract 22 0) c) #b00000000000000000000000))
                  (or a!1 a!2 a!130 a!473)
                  a!479)))
  (not (= (or (not a!97) a!129) (or a!471 a!480))))))))))))))))))))))))))))))
(define-fun special () Bool (let ((a!1 (and (= ((_ extract 30 23) a) #xff)
                (not (= ((_ extract 22 0) a) #b00000000000000000000000))))
      (a!2 (and (= ((_ extract 30 23) b) #xff)
                (not (= ((_ extract 22 0) b) #b00000000000000000000000)))))
  (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
           (= ((_ extract 30 23) a) #x00))
      (and (= ((_ extract 22 0) b) #b00000000000000000000000)
           (= ((_ extract 30 23) b) #x00))
      a!1
      (and (= ((_ extract 22 0) a) #b00000000000000000000000)
           (= ((_ extract 30 23) a) #xff))
      a!2
      (and (= ((_ extract 22 0) b) #b00000000000000000000000)
           (= ((_ extract 30 23) b) #xff)))))
(assert (or special (and (bvule (_ bv562949953421312 74) quotient) (bvult quotient (_ bv2251799813685248 74)))))
(assert (not (not refuted)))
(check-sat)
