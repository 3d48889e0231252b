; FP_DIV_FLOAT16
; operands that meet the hypotheses of: the relation, its comparisons decided by the bits of the quotient, accepts exactly what fp.div gives: fp.div in the bit-vectors that Z3 makes of it, searched by Bitwuzla and by Glucose; whatever the quotient of the significands is that lies where it does
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float16-whole-as-z3-reads-fp-div.witness.smt2 bitwuzla, or python -m vinculum.prove.solvers float16-whole-as-z3-reads-fp-div.witness.smt2 glucose
; replay by their own programs, where these are installed: bitwuzla float16-whole-as-z3-reads-fp-div.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a (_ BitVec 16))
(declare-const b (_ BitVec 16))
(declare-const c (_ BitVec 16))
(declare-const quotient (_ BitVec 35))
(define-fun refuted () Bool (let ((a!1 (and (= ((_ extract 14 10) a) #b11111)
                (not (= ((_ extract 9 0) a) #b0000000000))))
      (a!2 (and (= ((_ extract 14 10) b) #b11111)
                (not (= ((_ extract 9 0) b) #b0000000000))))
      (a!3 (and (= ((_ extract 14 10) a) #b11111)
                (= ((_ extract 9 0) a) #b0000000000)
                (= ((_ extract 14 10) b) #b11111)
                (= ((_ extract 9 0) b) #b0000000000)))
      (a!4 (not (and (= ((_ extract 14 10) b) #b11111)
                     (= ((_ extract 9 0) b) #b0000000000))))
      (a!6 (not (and (= ((_ extract 14 10) a) #b11111)
                     (= ((_ extract 9 0) a) #b0000000000))))
      (a!8 (bvmul #xfffff
                  (ite (= ((_ extract 14 10) b) #b00000) #x00000 #x00400)))
      (a!9 (bvmul #xfffff
                  (ite (= ((_ extract 14 10) a) #b00000) #x00000 #x00400)))
      (a!16 (bvmul #xfffff
                   (ite (= ((_ extract 14 10) a) #b00000) #x00001 #x00000)))
      (a!17 (not (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))))
      (a!19 (bvadd #x1 (ite (= ((_ extract 0 0) a) #b0) #x1 #x0)))
      (a!21 (bvadd #x2 (ite (= ((_ extract 2 2) a) #b0) #x1 #x0)))
      (a!22 (bvadd #x1 (ite (= ((_ extract 3 3) a) #b0) #x1 #x0)))
      (a!25 (bvadd #x2 (ite (= ((_ extract 5 5) a) #b0) #x1 #x0)))
      (a!26 (bvadd #x1 (ite (= ((_ extract 6 6) a) #b0) #x1 #x0)))
      (a!28 (bvadd #x2 (ite (= ((_ extract 8 8) a) #b0) #x1 #x0)))
      (a!29 (bvadd #x1 (ite (= ((_ extract 9 9) a) #b0) #x1 #x0)))
      (a!32 (not (and (= ((_ extract 9 0) b) #b0000000000)
                      (= ((_ extract 14 10) b) #b00000))))
      (a!34 (bvadd #x1 (ite (= ((_ extract 0 0) b) #b0) #x1 #x0)))
      (a!36 (bvadd #x2 (ite (= ((_ extract 2 2) b) #b0) #x1 #x0)))
      (a!37 (bvadd #x1 (ite (= ((_ extract 3 3) b) #b0) #x1 #x0)))
      (a!40 (bvadd #x2 (ite (= ((_ extract 5 5) b) #b0) #x1 #x0)))
      (a!41 (bvadd #x1 (ite (= ((_ extract 6 6) b) #b0) #x1 #x0)))
      (a!43 (bvadd #x2 (ite (= ((_ extract 8 8) b) #b0) #x1 #x0)))
      (a!44 (bvadd #x1 (ite (= ((_ extract 9 9) b) #b0) #x1 #x0)))
      (a!66 (and (= ((_ extract 14 10) c) #b11111)
                 (not (= ((_ extract 9 0) c) #b0000000000))))
      (a!68 (not (and (= ((_ extract 14 10) c) #b11111)
                      (= ((_ extract 9 0) c) #b0000000000))))
      (a!69 (bvmul #xfffff
                   (ite (= ((_ extract 14 10) c) #b00000) #x00000 #x00400)))
      (a!73 (bvadd (concat #b0000000000000000000 ((_ extract 15 15) a))
                   (bvmul #xfffff
                          (concat #b0000000000000000000 ((_ extract 15 15) b)))))
      (a!74 (bvadd (concat #b0000000000000000000 ((_ extract 15 15) b))
                   (bvmul #xfffff
                          (concat #b0000000000000000000 ((_ extract 15 15) a)))))
      (a!77 (bvadd #xfffe7
                   (concat #b000000000000000 ((_ extract 14 10) c))
                   (ite (= ((_ extract 14 10) c) #b00000) #x00001 #x00000)))
      (a!84 (bvmul #x00002
                   (ite (= ((_ extract 14 10) c) #b00000) #x00000 #x00400)))
      (a!98 (and (= ((_ extract 15 15) a) #b0)
                 (= ((_ extract 9 0) a) #b0000000000)
                 (= ((_ extract 14 10) a) #b11111)))
      (a!99 (and (= ((_ extract 15 15) b) #b0)
                 (= ((_ extract 9 0) b) #b0000000000)
                 (= ((_ extract 14 10) b) #b11111)))
      (a!100 (and (= ((_ extract 15 15) a) #b1)
                  (= ((_ extract 9 0) a) #b0000000000)
                  (= ((_ extract 14 10) a) #b11111)))
      (a!101 (and (= ((_ extract 15 15) b) #b1)
                  (= ((_ extract 9 0) b) #b0000000000)
                  (= ((_ extract 14 10) b) #b11111)))
      (a!102 (and true
                  (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))))
      (a!103 (ite (= (bvredor ((_ extract 11 0) quotient)) #b0)
                  #b000000000000001
                  #b000000000000000))
      (a!104 (bvadd #b000000000000001
                    (ite (= ((_ extract 12 12) quotient) #b0)
                         #b000000000000001
                         #b000000000000000)))
      (a!106 (bvadd #b000000000000001
                    (ite (= ((_ extract 14 14) quotient) #b0)
                         #b000000000000001
                         #b000000000000000)))
      (a!108 (bvadd #b000000000000001
                    (ite (= ((_ extract 16 16) quotient) #b0)
                         #b000000000000001
                         #b000000000000000)))
      (a!111 (bvadd #b000000000000001
                    (ite (= ((_ extract 18 18) quotient) #b0)
                         #b000000000000001
                         #b000000000000000)))
      (a!113 (bvadd #b000000000000001
                    (ite (= ((_ extract 20 20) quotient) #b0)
                         #b000000000000001
                         #b000000000000000)))
      (a!115 (bvadd #b000000000000001
                    (ite (= ((_ extract 22 22) quotient) #b0)
                         #b000000000000001
                         #b000000000000000)))
      (a!117 (bvadd #b000000000000001
                    (ite (= ((_ extract 24 24) quotient) #b0)
                         #b000000000000001
                         #b000000000000000)))
      (a!120 (bvnot ((_ extract 4 4) (bvadd #b00001 ((_ extract 14 10) b)))))
      (a!123 (bvadd #b00001 (ite (= ((_ extract 0 0) b) #b0) #b00001 #b00000)))
      (a!125 (bvadd #b00010 (ite (= ((_ extract 2 2) b) #b0) #b00001 #b00000)))
      (a!126 (bvadd #b00001 (ite (= ((_ extract 3 3) b) #b0) #b00001 #b00000)))
      (a!129 (bvadd #b00010 (ite (= ((_ extract 5 5) b) #b0) #b00001 #b00000)))
      (a!130 (bvadd #b00001 (ite (= ((_ extract 6 6) b) #b0) #b00001 #b00000)))
      (a!132 (bvadd #b00010 (ite (= ((_ extract 8 8) b) #b0) #b00001 #b00000)))
      (a!133 (bvadd #b00001 (ite (= ((_ extract 9 9) b) #b0) #b00001 #b00000)))
      (a!136 (bvadd #b00001 (ite (= ((_ extract 0 0) a) #b0) #b00001 #b00000)))
      (a!138 (bvadd #b00010 (ite (= ((_ extract 2 2) a) #b0) #b00001 #b00000)))
      (a!139 (bvadd #b00001 (ite (= ((_ extract 3 3) a) #b0) #b00001 #b00000)))
      (a!142 (bvadd #b00010 (ite (= ((_ extract 5 5) a) #b0) #b00001 #b00000)))
      (a!143 (bvadd #b00001 (ite (= ((_ extract 6 6) a) #b0) #b00001 #b00000)))
      (a!145 (bvadd #b00010 (ite (= ((_ extract 8 8) a) #b0) #b00001 #b00000)))
      (a!146 (bvadd #b00001 (ite (= ((_ extract 9 9) a) #b0) #b00001 #b00000)))
      (a!149 (bvnot ((_ extract 4 4) (bvadd #b00001 ((_ extract 14 10) a)))))
      (a!153 (ite (= (bvredor ((_ extract 11 0) quotient)) #b0)
                  #b0000001
                  #b0000000))
      (a!154 (bvadd #b0000001
                    (ite (= ((_ extract 12 12) quotient) #b0)
                         #b0000001
                         #b0000000)))
      (a!156 (bvadd #b0000001
                    (ite (= ((_ extract 14 14) quotient) #b0)
                         #b0000001
                         #b0000000)))
      (a!158 (bvadd #b0000001
                    (ite (= ((_ extract 16 16) quotient) #b0)
                         #b0000001
                         #b0000000)))
      (a!161 (bvadd #b0000001
                    (ite (= ((_ extract 18 18) quotient) #b0)
                         #b0000001
                         #b0000000)))
      (a!163 (bvadd #b0000001
                    (ite (= ((_ extract 20 20) quotient) #b0)
                         #b0000001
                         #b0000000)))
      (a!165 (bvadd #b0000001
                    (ite (= ((_ extract 22 22) quotient) #b0)
                         #b0000001
                         #b0000000)))
      (a!167 (bvadd #b0000001
                    (ite (= ((_ extract 24 24) quotient) #b0)
                         #b0000001
                         #b0000000)))
      (a!214 (ite (= (bvredor ((_ extract 11 0) quotient)) #b0) #x1 #x0))
      (a!215 (bvadd #x1 (ite (= ((_ extract 12 12) quotient) #b0) #x1 #x0)))
      (a!217 (bvadd #x1 (ite (= ((_ extract 14 14) quotient) #b0) #x1 #x0)))
      (a!219 (bvadd #x1 (ite (= ((_ extract 16 16) quotient) #b0) #x1 #x0)))
      (a!222 (bvadd #x1 (ite (= ((_ extract 18 18) quotient) #b0) #x1 #x0)))
      (a!224 (bvadd #x1 (ite (= ((_ extract 20 20) quotient) #b0) #x1 #x0)))
      (a!226 (bvadd #x1 (ite (= ((_ extract 22 22) quotient) #b0) #x1 #x0)))
      (a!228 (bvadd #x1 (ite (= ((_ extract 24 24) quotient) #b0) #x1 #x0)))
      (a!258 (ite (= (bvredor ((_ extract 11 0) quotient)) #b0) #b00001 #b00000))
      (a!259 (bvadd #b00001
                    (ite (= ((_ extract 12 12) quotient) #b0) #b00001 #b00000)))
      (a!261 (bvadd #b00001
                    (ite (= ((_ extract 14 14) quotient) #b0) #b00001 #b00000)))
      (a!263 (bvadd #b00001
                    (ite (= ((_ extract 16 16) quotient) #b0) #b00001 #b00000)))
      (a!266 (bvadd #b00001
                    (ite (= ((_ extract 18 18) quotient) #b0) #b00001 #b00000)))
      (a!268 (bvadd #b00001
                    (ite (= ((_ extract 20 20) quotient) #b0) #b00001 #b00000)))
      (a!270 (bvadd #b00001
                    (ite (= ((_ extract 22 22) quotient) #b0) #b00001 #b00000)))
      (a!272 (bvadd #b00001
                    (ite (= ((_ extract 24 24) quotient) #b0) #b00001 #b00000)))
      (a!284 (not (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b11111))))
      (a!285 (not (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))))
      (a!294 (or (= ((_ extract 15 15) b) #b0)
                 (and (= ((_ extract 9 0) b) #b0000000000)
                      (= ((_ extract 14 10) b) #b11111))))
      (a!295 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b11111))
                 (= ((_ extract 15 15) a) ((_ extract 15 15) b))))
      (a!296 (or (and (= ((_ extract 9 0) b) #b0000000000)
                      (= ((_ extract 14 10) b) #b11111))
                 (not (= ((_ extract 15 15) b) #b0))))
      (a!297 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))
                 (= ((_ extract 15 15) a) ((_ extract 15 15) b))))
      (a!298 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))
                 (= (bvredor ((_ extract 34 26) quotient)) #b1)))
      (a!303 (ite (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))
                  #b11111
                  #b00000))
      (a!305 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b11111))
                  #b0000000001
                  #b0000000000))
      (a!306 (ite (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))
                  #b0000000001
                  #b0000000000))
      (a!307 (ite (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b00000))
                  #b0000000001
                  #b0000000000)))
(let ((a!5 (and (= ((_ extract 14 10) a) #b11111)
                (= ((_ extract 9 0) a) #b0000000000)
                a!4
                (not a!2)))
      (a!7 (and (= ((_ extract 14 10) b) #b11111)
                (= ((_ extract 9 0) b) #b0000000000)
                a!6
                (not a!1)))
      (a!10 (not (= (concat #b0000000000 ((_ extract 9 0) a)) a!9)))
      (a!13 (and a!6
                 a!4
                 (not a!1)
                 (not a!2)
                 (= (concat #b0000000000 ((_ extract 9 0) a)) a!9)
                 (= (concat #b0000000000 ((_ extract 9 0) b)) a!8)))
      (a!14 (not (= (concat #b0000000000 ((_ extract 9 0) b)) a!8)))
      (a!18 (or (= ((_ extract 14 10) a) #b11111)
                (and (= ((_ extract 9 0) a) #b0000000000)
                     (= ((_ extract 14 10) a) #b00000))
                (and a!17 (= ((_ extract 14 10) a) #b00000))))
      (a!20 (bvadd #x3 (ite (= ((_ extract 1 1) a) #b0) a!19 #x0)))
      (a!23 (ite (= ((_ extract 4 3) a) #b00)
                 a!21
                 (ite (= ((_ extract 4 4) a) #b0) a!22 #x0)))
      (a!27 (ite (= ((_ extract 7 6) a) #b00)
                 a!25
                 (ite (= ((_ extract 7 7) a) #b0) a!26 #x0)))
      (a!33 (or (= ((_ extract 14 10) b) #b11111)
                (and (= ((_ extract 9 0) b) #b0000000000)
                     (= ((_ extract 14 10) b) #b00000))
                (and a!32 (= ((_ extract 14 10) b) #b00000))))
      (a!35 (bvadd #x3 (ite (= ((_ extract 1 1) b) #b0) a!34 #x0)))
      (a!38 (ite (= ((_ extract 4 3) b) #b00)
                 a!36
                 (ite (= ((_ extract 4 4) b) #b0) a!37 #x0)))
      (a!42 (ite (= ((_ extract 7 6) b) #b00)
                 a!40
                 (ite (= ((_ extract 7 7) b) #b0) a!41 #x0)))
      (a!70 (and a!68
                 (not a!66)
                 (= (concat #b0000000000 ((_ extract 9 0) c)) a!69)))
      (a!75 (and (not a!66)
                 (= (concat #b0000000000000000000 ((_ extract 15 15) c))
                    (ite (bvsle #x00000 a!73) a!73 a!74))))
      (a!78 (and (= (concat #b0000000000 ((_ extract 9 0) c))
                    (bvadd #x00400 a!69))
                 (not (bvsle a!77 #xfffe8))))
      (a!85 (bvadd #xfffff
                   (bvmul #x00002 (concat #b0000000000 ((_ extract 9 0) c)))
                   a!84))
      (a!91 (bvadd #x00001
                   (bvmul #x00002 (concat #b0000000000 ((_ extract 9 0) c)))
                   a!84))
      (a!105 (ite (= ((_ extract 13 12) quotient) #b00)
                  (bvadd #b000000000000010 a!103)
                  (ite (= ((_ extract 13 13) quotient) #b0)
                       a!104
                       #b000000000000000)))
      (a!107 (bvadd #b000000000000010
                    (ite (= ((_ extract 15 15) quotient) #b0)
                         a!106
                         #b000000000000000)))
      (a!112 (bvadd #b000000000000010
                    (ite (= ((_ extract 19 19) quotient) #b0)
                         a!111
                         #b000000000000000)))
      (a!116 (bvadd #b000000000000010
                    (ite (= ((_ extract 23 23) quotient) #b0)
                         a!115
                         #b000000000000000)))
      (a!124 (bvadd #b00011 (ite (= ((_ extract 1 1) b) #b0) a!123 #b00000)))
      (a!127 (ite (= ((_ extract 4 3) b) #b00)
                  a!125
                  (ite (= ((_ extract 4 4) b) #b0) a!126 #b00000)))
      (a!131 (ite (= ((_ extract 7 6) b) #b00)
                  a!129
                  (ite (= ((_ extract 7 7) b) #b0) a!130 #b00000)))
      (a!137 (bvadd #b00011 (ite (= ((_ extract 1 1) a) #b0) a!136 #b00000)))
      (a!140 (ite (= ((_ extract 4 3) a) #b00)
                  a!138
                  (ite (= ((_ extract 4 4) a) #b0) a!139 #b00000)))
      (a!144 (ite (= ((_ extract 7 6) a) #b00)
                  a!142
                  (ite (= ((_ extract 7 7) a) #b0) a!143 #b00000)))
      (a!155 (ite (= ((_ extract 13 12) quotient) #b00)
                  (bvadd #b0000010 a!153)
                  (ite (= ((_ extract 13 13) quotient) #b0) a!154 #b0000000)))
      (a!157 (bvadd #b0000010
                    (ite (= ((_ extract 15 15) quotient) #b0) a!156 #b0000000)))
      (a!162 (bvadd #b0000010
                    (ite (= ((_ extract 19 19) quotient) #b0) a!161 #b0000000)))
      (a!166 (bvadd #b0000010
                    (ite (= ((_ extract 23 23) quotient) #b0) a!165 #b0000000)))
      (a!216 (ite (= ((_ extract 13 12) quotient) #b00)
                  (bvadd #x2 a!214)
                  (ite (= ((_ extract 13 13) quotient) #b0) a!215 #x0)))
      (a!218 (bvadd #x2 (ite (= ((_ extract 15 15) quotient) #b0) a!217 #x0)))
      (a!223 (bvadd #x2 (ite (= ((_ extract 19 19) quotient) #b0) a!222 #x0)))
      (a!227 (bvadd #x2 (ite (= ((_ extract 23 23) quotient) #b0) a!226 #x0)))
      (a!260 (ite (= ((_ extract 13 12) quotient) #b00)
                  (bvadd #b00010 a!258)
                  (ite (= ((_ extract 13 13) quotient) #b0) a!259 #b00000)))
      (a!262 (bvadd #b00010
                    (ite (= ((_ extract 15 15) quotient) #b0) a!261 #b00000)))
      (a!267 (bvadd #b00010
                    (ite (= ((_ extract 19 19) quotient) #b0) a!266 #b00000)))
      (a!271 (bvadd #b00010
                    (ite (= ((_ extract 23 23) quotient) #b0) a!270 #b00000)))
      (a!299 (ite a!298
                  (ite (= ((_ extract 15 15) a) ((_ extract 15 15) b)) #b0 #b1)
                  (bvxor ((_ extract 15 15) a) ((_ extract 15 15) b)))))
(let ((a!11 (or (and (= ((_ extract 14 10) a) #b11111)
                     (= ((_ extract 9 0) a) #b0000000000))
                a!10))
      (a!15 (and a!6
                 a!4
                 (not a!1)
                 (not a!2)
                 (= (concat #b0000000000 ((_ extract 9 0) a)) a!9)
                 a!14))
      (a!24 (bvadd #x6 (ite (= ((_ extract 4 2) a) #b000) a!20 a!23)))
      (a!30 (ite (= ((_ extract 9 8) a) #b00)
                 (bvadd #x3 a!27)
                 (ite (= ((_ extract 9 9) a) #b0) a!28 a!29)))
      (a!39 (bvadd #x6 (ite (= ((_ extract 4 2) b) #b000) a!35 a!38)))
      (a!45 (ite (= ((_ extract 9 8) b) #b00)
                 (bvadd #x3 a!42)
                 (ite (= ((_ extract 9 9) b) #b0) a!43 a!44)))
      (a!67 (or (and (= ((_ extract 14 10) c) #b11111)
                     (= ((_ extract 9 0) c) #b0000000000))
                (not a!5)))
      (a!76 (not (and (not a!1) (not a!2) (not (or a!3 a!13)))))
      (a!109 (ite (= ((_ extract 17 16) quotient) #b00)
                  a!107
                  (ite (= ((_ extract 17 17) quotient) #b0)
                       a!108
                       #b000000000000000)))
      (a!114 (ite (= ((_ extract 21 20) quotient) #b00)
                  a!112
                  (ite (= ((_ extract 21 21) quotient) #b0)
                       a!113
                       #b000000000000000)))
      (a!118 (ite (= ((_ extract 25 24) quotient) #b00)
                  ((_ extract 14 1) a!116)
                  (ite (= ((_ extract 25 25) quotient) #b0)
                       ((_ extract 14 1) a!117)
                       #b00000000000000)))
      (a!121 (ite a!33 #b10010 (concat a!120 (bvadd #x1 ((_ extract 13 10) b)))))
      (a!128 (bvadd #b00110 (ite (= ((_ extract 4 2) b) #b000) a!124 a!127)))
      (a!134 (ite (= ((_ extract 9 8) b) #b00)
                  (bvadd #b00011 a!131)
                  (ite (= ((_ extract 9 9) b) #b0) a!132 a!133)))
      (a!141 (bvadd #b00110 (ite (= ((_ extract 4 2) a) #b000) a!137 a!140)))
      (a!147 (ite (= ((_ extract 9 8) a) #b00)
                  (bvadd #b00011 a!144)
                  (ite (= ((_ extract 9 9) a) #b0) a!145 a!146)))
      (a!150 (ite a!18 #b10010 (concat a!149 (bvadd #x1 ((_ extract 13 10) a)))))
      (a!159 (ite (= ((_ extract 17 16) quotient) #b00)
                  a!157
                  (ite (= ((_ extract 17 17) quotient) #b0) a!158 #b0000000)))
      (a!164 (ite (= ((_ extract 21 20) quotient) #b00)
                  a!162
                  (ite (= ((_ extract 21 21) quotient) #b0) a!163 #b0000000)))
      (a!168 (ite (= ((_ extract 25 24) quotient) #b00)
                  a!166
                  (ite (= ((_ extract 25 25) quotient) #b0) a!167 #b0000000)))
      (a!171 (ite (= ((_ extract 25 24) quotient) #b00)
                  a!116
                  (ite (= ((_ extract 25 25) quotient) #b0)
                       a!117
                       #b000000000000000)))
      (a!210 (bvmul #xf (ite a!33 #x2 (bvadd #x1 ((_ extract 13 10) b)))))
      (a!220 (ite (= ((_ extract 17 16) quotient) #b00)
                  a!218
                  (ite (= ((_ extract 17 17) quotient) #b0) a!219 #x0)))
      (a!225 (ite (= ((_ extract 21 20) quotient) #b00)
                  a!223
                  (ite (= ((_ extract 21 21) quotient) #b0) a!224 #x0)))
      (a!229 (ite (= ((_ extract 25 24) quotient) #b00)
                  a!227
                  (ite (= ((_ extract 25 25) quotient) #b0) a!228 #x0)))
      (a!264 (ite (= ((_ extract 17 16) quotient) #b00)
                  a!262
                  (ite (= ((_ extract 17 17) quotient) #b0) a!263 #b00000)))
      (a!269 (ite (= ((_ extract 21 20) quotient) #b00)
                  a!267
                  (ite (= ((_ extract 21 21) quotient) #b0) a!268 #b00000)))
      (a!273 (ite (= ((_ extract 25 24) quotient) #b00)
                  a!271
                  (ite (= ((_ extract 25 25) quotient) #b0) a!272 #b00000)))
      (a!300 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b00000))
                  (ite a!297 #b0 #b1)
                  a!299)))
(let ((a!12 (and a!4
                 (not a!1)
                 (not a!2)
                 (= (concat #b0000000000 ((_ extract 9 0) b)) a!8)
                 a!11))
      (a!31 (ite (or (= ((_ extract 9 0) a) #b0000000000) (not a!18))
                 #x0
                 (ite (= ((_ extract 9 5) a) #b00000) a!24 a!30)))
      (a!46 (ite (or (= ((_ extract 9 0) b) #b0000000000) (not a!33))
                 #x0
                 (ite (= ((_ extract 9 5) b) #b00000) a!39 a!45)))
      (a!110 (bvadd #b000000000001000
                    (ite (= ((_ extract 17 14) quotient) #x0)
                         (bvadd #b000000000000100 a!105)
                         a!109)))
      (a!122 (bvmul #b1111111
                    (concat (concat (ite a!33 #b1 a!120) (ite a!33 #b1 a!120)) a!121)))
      (a!135 (ite (or (not a!33) (= ((_ extract 9 0) b) #b0000000000))
                  #b00000
                  (ite (= ((_ extract 9 5) b) #b00000) a!128 a!134)))
      (a!148 (ite (or (not a!18) (= ((_ extract 9 0) a) #b0000000000))
                  #b00000
                  (ite (= ((_ extract 9 5) a) #b00000) a!141 a!147)))
      (a!151 (concat (concat (ite a!18 #b1 a!149) (ite a!18 #b1 a!149)) a!150))
      (a!160 (bvadd #b0001000
                    (ite (= ((_ extract 17 14) quotient) #x0)
                         (bvadd #b0000100 a!155)
                         a!159)))
      (a!211 (ite (or (not a!18) (= ((_ extract 9 0) a) #b0000000000))
                  #x0
                  (ite (= ((_ extract 9 5) a) #b00000) a!24 a!30)))
      (a!212 (ite (or (not a!33) (= ((_ extract 9 0) b) #b0000000000))
                  #x0
                  (ite (= ((_ extract 9 5) b) #b00000) a!39 a!45)))
      (a!221 (bvadd #x8
                    (ite (= ((_ extract 17 14) quotient) #x0)
                         (bvadd #x4 a!216)
                         a!220)))
      (a!265 (bvadd #b01000
                    (ite (= ((_ extract 17 14) quotient) #x0)
                         (bvadd #b00100 a!260)
                         a!264)))
      (a!301 (ite a!99
                  (ite a!295 #b0 #b1)
                  (ite a!100
                       (ite a!296 #b0 #b1)
                       (ite a!101 (ite a!295 #b0 #b1) a!300)))))
(let ((a!47 (bvadd #x00011
                   (concat #b000000000000000 ((_ extract 14 10) b))
                   (bvmul #xfffff
                          (concat #b000000000000000 ((_ extract 14 10) a)))
                   a!16
                   (concat #x0000 a!31)
                   (bvmul #xfffff (concat #x0000 a!46))
                   (ite (= ((_ extract 14 10) b) #b00000) #x00001 #x00000)))
      (a!48 (bvadd #x00010
                   (concat #b000000000000000 ((_ extract 14 10) b))
                   (bvmul #xfffff
                          (concat #b000000000000000 ((_ extract 14 10) a)))
                   a!16
                   (concat #x0000 a!31)
                   (bvmul #xfffff (concat #x0000 a!46))
                   (ite (= ((_ extract 14 10) b) #b00000) #x00001 #x00000)))
      (a!52 (bvadd #xffff4
                   (concat #b000000000000000 ((_ extract 14 10) b))
                   (bvmul #xfffff
                          (concat #b000000000000000 ((_ extract 14 10) a)))
                   a!16
                   (concat #x0000 a!31)
                   (bvmul #xfffff (concat #x0000 a!46))
                   (ite (= ((_ extract 14 10) b) #b00000) #x00001 #x00000)))
      (a!53 (bvadd #xffff3
                   (concat #b000000000000000 ((_ extract 14 10) b))
                   (bvmul #xfffff
                          (concat #b000000000000000 ((_ extract 14 10) a)))
                   a!16
                   (concat #x0000 a!31)
                   (bvmul #xfffff (concat #x0000 a!46))
                   (ite (= ((_ extract 14 10) b) #b00000) #x00001 #x00000)))
      (a!71 (or (and (= ((_ extract 14 10) c) #b11111)
                     (= ((_ extract 9 0) c) #b0000000000))
                (not a!12)))
      (a!79 (bvadd #xffff3
                   (concat #b000000000000000 ((_ extract 14 10) b))
                   (concat #b000000000000000 ((_ extract 14 10) c))
                   (bvmul #xfffff
                          (concat #b000000000000000 ((_ extract 14 10) a)))
                   a!16
                   (concat #x0000 a!31)
                   (bvmul #xfffff (concat #x0000 a!46))
                   (ite (= ((_ extract 14 10) b) #b00000) #x00001 #x00000)
                   (ite (= ((_ extract 14 10) c) #b00000) #x00001 #x00000)))
      (a!80 (bvadd #xffff2
                   (concat #b000000000000000 ((_ extract 14 10) b))
                   (concat #b000000000000000 ((_ extract 14 10) c))
                   (bvmul #xfffff
                          (concat #b000000000000000 ((_ extract 14 10) a)))
                   a!16
                   (concat #x0000 a!31)
                   (bvmul #xfffff (concat #x0000 a!46))
                   (ite (= ((_ extract 14 10) b) #b00000) #x00001 #x00000)
                   (ite (= ((_ extract 14 10) c) #b00000) #x00001 #x00000)))
      (a!119 (ite (= ((_ extract 25 18) quotient) #x00)
                  ((_ extract 14 1) a!110)
                  (ite (= ((_ extract 25 22) quotient) #x0)
                       ((_ extract 14 1) (bvadd #b000000000000100 a!114))
                       a!118)))
      (a!152 (bvadd a!122
                    (concat #b00 a!135)
                    (bvmul #b1111111 (concat #b00 a!148))
                    a!151))
      (a!169 (ite (= ((_ extract 25 18) quotient) #x00)
                  a!160
                  (ite (= ((_ extract 25 22) quotient) #x0)
                       (bvadd #b0000100 a!164)
                       a!168)))
      (a!172 (ite (= ((_ extract 25 18) quotient) #x00)
                  a!110
                  (ite (= ((_ extract 25 22) quotient) #x0)
                       (bvadd #b000000000000100 a!114)
                       a!171)))
      (a!213 (bvadd a!210
                    (bvmul #xf a!211)
                    (ite a!18 #x2 (bvadd #x1 ((_ extract 13 10) a)))
                    a!212))
      (a!230 (ite (= ((_ extract 25 18) quotient) #x00)
                  a!221
                  (ite (= ((_ extract 25 22) quotient) #x0)
                       (bvadd #x4 a!225)
                       a!229)))
      (a!274 (ite (= ((_ extract 25 18) quotient) #x00)
                  a!265
                  (ite (= ((_ extract 25 22) quotient) #x0)
                       (bvadd #b00100 a!269)
                       a!273)))
      (a!302 (= ((_ extract 15 15) c)
                (ite (or a!1 a!2) #b0 (ite a!98 (ite a!294 #b0 #b1) a!301)))))
(let ((a!49 (bvashr (concat #b0000000 ((_ extract 24 12) quotient))
                    (ite (bvsle #x00000 a!48)
                         (ite (bvsle a!48 #x0000d) a!48 #x0000d)
                         #x00000)))
      (a!54 (ite (bvsle #x00000 a!53)
                 (ite (bvsle a!53 #x0000d) a!53 #x0000d)
                 #x00000))
      (a!81 (ite (bvsle #x00000 a!80)
                 (ite (bvsle a!80 #x0000d) a!80 #x0000d)
                 #x00000))
      (a!170 (bvadd #b0000001
                    a!122
                    (concat #b00 a!135)
                    (bvmul #b1111111 (concat #b00 a!148))
                    (bvmul #b1111111 a!169)
                    a!151))
      (a!173 (bvshl (concat ((_ extract 25 12) quotient)
                            (bvredor ((_ extract 11 0) quotient)))
                    (bvadd #b111111111111111 a!172)))
      (a!231 (bvadd #x1
                    a!210
                    (bvmul #xf a!211)
                    (bvmul #xf a!230)
                    (ite a!18 #x2 (bvadd #x1 ((_ extract 13 10) a)))
                    a!212)))
(let ((a!50 (or (not (bvsle a!47 #x0000e))
                (and (bvsle #x00001 a!47)
                     (bvsle a!47 #x0000e)
                     (not (bvsle #x00fff a!49)))))
      (a!55 (bvsle #x00001
                   (bvashr (concat #b0000000 ((_ extract 24 12) quotient)) a!54)))
      (a!56 (bvshl (bvashr (concat #b0000000 ((_ extract 24 12) quotient)) a!54)
                   a!54))
      (a!57 (= (bvashr (concat #b0000000 ((_ extract 24 12) quotient)) a!54)
               #x00001))
      (a!61 (bvsle #x00800
                   (bvashr (concat #b0000000 ((_ extract 24 12) quotient)) a!54)))
      (a!82 (bvashr (bvmul #x00002
                           (concat #b0000000 ((_ extract 24 12) quotient)))
                    a!81))
      (a!86 (bvsle a!85
                   (bvashr (concat #b0000000 ((_ extract 24 12) quotient)) a!81)))
      (a!88 (bvshl (bvashr (concat #b0000000 ((_ extract 24 12) quotient)) a!81)
                   a!81))
      (a!89 (= (bvashr (concat #b0000000 ((_ extract 24 12) quotient)) a!81)
               a!85))
      (a!92 (= (bvashr (concat #b0000000 ((_ extract 24 12) quotient)) a!81)
               a!91))
      (a!94 (bvsle a!91
                   (bvashr (concat #b0000000 ((_ extract 24 12) quotient)) a!81)))
      (a!174 (and (= (ite (= a!119 #b00000000000000) a!152 a!170) #b0001111)
                  (ite (= a!119 #b00000000000000)
                       (= ((_ extract 25 25) quotient) #b1)
                       (= ((_ extract 14 14) a!173) #b1))))
      (a!175 (not (ite (= a!119 #b00000000000000)
                       (= ((_ extract 6 6) a!152) #b1)
                       (= ((_ extract 6 6) a!170) #b1))))
      (a!176 (or (ite (= a!119 #b00000000000000)
                      (= ((_ extract 5 5) a!152) #b1)
                      (= ((_ extract 5 5) a!170) #b1))
                 (ite (= a!119 #b00000000000000)
                      (= ((_ extract 4 4) a!152) #b1)
                      (= ((_ extract 4 4) a!170) #b1))))
      (a!177 (= (ite (= a!119 #b00000000000000)
                     ((_ extract 25 18) quotient)
                     ((_ extract 14 7) a!173))
                #x00))
      (a!178 (= (ite (= a!119 #b00000000000000)
                     ((_ extract 17 14) quotient)
                     ((_ extract 6 3) a!173))
                #x0))
      (a!179 (= (ite (= a!119 #b00000000000000)
                     ((_ extract 13 12) quotient)
                     ((_ extract 2 1) a!173))
                #b00))
      (a!180 (ite (= a!119 #b00000000000000)
                  (= (bvredor ((_ extract 11 0) quotient)) #b0)
                  (= ((_ extract 0 0) a!173) #b0)))
      (a!181 (ite (= a!119 #b00000000000000)
                  (= ((_ extract 13 13) quotient) #b0)
                  (= ((_ extract 2 2) a!173) #b0)))
      (a!182 (ite (= a!119 #b00000000000000)
                  (= ((_ extract 12 12) quotient) #b0)
                  (= ((_ extract 1 1) a!173) #b0)))
      (a!184 (= (ite (= a!119 #b00000000000000)
                     ((_ extract 17 16) quotient)
                     ((_ extract 6 5) a!173))
                #b00))
      (a!185 (ite (= a!119 #b00000000000000)
                  (= ((_ extract 15 15) quotient) #b0)
                  (= ((_ extract 4 4) a!173) #b0)))
      (a!186 (ite (= a!119 #b00000000000000)
                  (= ((_ extract 14 14) quotient) #b0)
                  (= ((_ extract 3 3) a!173) #b0)))
      (a!188 (ite (= a!119 #b00000000000000)
                  (= ((_ extract 17 17) quotient) #b0)
                  (= ((_ extract 6 6) a!173) #b0)))
      (a!189 (ite (= a!119 #b00000000000000)
                  (= ((_ extract 16 16) quotient) #b0)
                  (= ((_ extract 5 5) a!173) #b0)))
      (a!191 (= (ite (= a!119 #b00000000000000)
                     ((_ extract 25 22) quotient)
                     ((_ extract 14 11) a!173))
                #x0))
      (a!192 (= (ite (= a!119 #b00000000000000)
                     ((_ extract 21 20) quotient)
                     ((_ extract 10 9) a!173))
                #b00))
      (a!193 (ite (= a!119 #b00000000000000)
                  (= ((_ extract 19 19) quotient) #b0)
                  (= ((_ extract 8 8) a!173) #b0)))
      (a!194 (ite (= a!119 #b00000000000000)
                  (= ((_ extract 18 18) quotient) #b0)
                  (= ((_ extract 7 7) a!173) #b0)))
      (a!196 (ite (= a!119 #b00000000000000)
                  (= ((_ extract 21 21) quotient) #b0)
                  (= ((_ extract 10 10) a!173) #b0)))
      (a!197 (ite (= a!119 #b00000000000000)
                  (= ((_ extract 20 20) quotient) #b0)
                  (= ((_ extract 9 9) a!173) #b0)))
      (a!199 (= (ite (= a!119 #b00000000000000)
                     ((_ extract 25 24) quotient)
                     ((_ extract 14 13) a!173))
                #b00))
      (a!200 (ite (= a!119 #b00000000000000)
                  (= ((_ extract 23 23) quotient) #b0)
                  (= ((_ extract 12 12) a!173) #b0)))
      (a!201 (ite (= a!119 #b00000000000000)
                  (= ((_ extract 22 22) quotient) #b0)
                  (= ((_ extract 11 11) a!173) #b0)))
      (a!203 (ite (= a!119 #b00000000000000)
                  (= ((_ extract 25 25) quotient) #b0)
                  (= ((_ extract 14 14) a!173) #b0)))
      (a!204 (ite (= a!119 #b00000000000000)
                  (= ((_ extract 24 24) quotient) #b0)
                  (= ((_ extract 13 13) a!173) #b0)))
      (a!209 (ite (= a!119 #b00000000000000)
                  (concat ((_ extract 25 12) quotient)
                          (bvredor ((_ extract 11 0) quotient)))
                  a!173)))
(let ((a!51 (and a!6 a!4 (not a!1) (not a!2) a!10 a!14 (not a!50)))
      (a!58 (and (= a!56 (concat #b0000000 ((_ extract 24 12) quotient)))
                 (= ((_ extract 11 0) quotient) #x000)
                 a!57
                 (bvsle #x00001 a!52)
                 (bvsle a!52 #x0000e)))
      (a!62 (or (not (bvsle a!52 #x0000e))
                (and (bvsle #x00001 a!52) (bvsle a!52 #x0000e) (not a!61))))
      (a!83 (or (not (bvsle a!79 #x0000e))
                (and (bvsle #x00001 a!79)
                     (bvsle a!79 #x0000e)
                     (not (bvsle #x00fff a!82)))))
      (a!87 (or (and (not (bvsle a!79 #x0000e)) (bvsle #x00001 a!85))
                (and (bvsle #x00001 a!79) (bvsle a!79 #x0000e) (not a!86))))
      (a!90 (and (= a!88 (concat #b0000000 ((_ extract 24 12) quotient)))
                 (= ((_ extract 11 0) quotient) #x000)
                 (bvsle #x00001 a!79)
                 (bvsle a!79 #x0000e)
                 a!89))
      (a!93 (and (= a!88 (concat #b0000000 ((_ extract 24 12) quotient)))
                 (= ((_ extract 11 0) quotient) #x000)
                 (bvsle #x00001 a!79)
                 (bvsle a!79 #x0000e)
                 a!92))
      (a!183 (ite a!179
                  (bvadd #b0000010 (ite a!180 #b0000001 #b0000000))
                  (ite a!181
                       (bvadd #b0000001 (ite a!182 #b0000001 #b0000000))
                       #b0000000)))
      (a!187 (bvadd #b0000010
                    (ite a!185
                         (bvadd #b0000001 (ite a!186 #b0000001 #b0000000))
                         #b0000000)))
      (a!195 (bvadd #b0000010
                    (ite a!193
                         (bvadd #b0000001 (ite a!194 #b0000001 #b0000000))
                         #b0000000)))
      (a!202 (bvadd #b0000010
                    (ite a!200
                         (bvadd #b0000001 (ite a!201 #b0000001 #b0000000))
                         #b0000000)))
      (a!232 (ite a!179
                  (bvadd #x2 (ite a!180 #x1 #x0))
                  (ite a!181 (bvadd #x1 (ite a!182 #x1 #x0)) #x0)))
      (a!233 (bvadd #x2 (ite a!185 (bvadd #x1 (ite a!186 #x1 #x0)) #x0)))
      (a!235 (bvadd #x2 (ite a!193 (bvadd #x1 (ite a!194 #x1 #x0)) #x0)))
      (a!237 (bvadd #x2 (ite a!200 (bvadd #x1 (ite a!201 #x1 #x0)) #x0)))
      (a!250 (ite a!179
                  (bvadd #b00010 (ite a!180 #b00001 #b00000))
                  (ite a!181
                       (bvadd #b00001 (ite a!182 #b00001 #b00000))
                       #b00000)))
      (a!251 (bvadd #b00010
                    (ite a!185
                         (bvadd #b00001 (ite a!186 #b00001 #b00000))
                         #b00000)))
      (a!253 (bvadd #b00010
                    (ite a!193
                         (bvadd #b00001 (ite a!194 #b00001 #b00000))
                         #b00000)))
      (a!255 (bvadd #b00010
                    (ite a!200
                         (bvadd #b00001 (ite a!201 #b00001 #b00000))
                         #b00000))))
(let ((a!59 (or (not (bvsle a!52 #x0000e))
                (and (bvsle #x00001 a!52) (bvsle a!52 #x0000e) (not a!55))
                a!58))
      (a!63 (and a!6 a!4 (not a!1) (not a!2) a!10 a!14 a!50 (not a!62)))
      (a!72 (or (and (= ((_ extract 14 10) c) #b11111)
                     (= ((_ extract 9 0) c) #b0000000000))
                (not a!51)))
      (a!95 (or a!93
                (and (not (bvsle a!79 #x0000e)) (bvsle #x00001 a!91))
                (and (bvsle #x00001 a!79) (bvsle a!79 #x0000e) (not a!94))))
      (a!190 (ite a!184
                  a!187
                  (ite a!188
                       (bvadd #b0000001 (ite a!189 #b0000001 #b0000000))
                       #b0000000)))
      (a!198 (ite a!192
                  a!195
                  (ite a!196
                       (bvadd #b0000001 (ite a!197 #b0000001 #b0000000))
                       #b0000000)))
      (a!205 (ite a!199
                  a!202
                  (ite a!203
                       (bvadd #b0000001 (ite a!204 #b0000001 #b0000000))
                       #b0000000)))
      (a!234 (ite a!184 a!233 (ite a!188 (bvadd #x1 (ite a!189 #x1 #x0)) #x0)))
      (a!236 (ite a!192 a!235 (ite a!196 (bvadd #x1 (ite a!197 #x1 #x0)) #x0)))
      (a!238 (ite a!199 a!237 (ite a!203 (bvadd #x1 (ite a!204 #x1 #x0)) #x0)))
      (a!252 (ite a!184
                  a!251
                  (ite a!188
                       (bvadd #b00001 (ite a!189 #b00001 #b00000))
                       #b00000)))
      (a!254 (ite a!192
                  a!253
                  (ite a!196
                       (bvadd #b00001 (ite a!197 #b00001 #b00000))
                       #b00000)))
      (a!256 (ite a!199
                  a!255
                  (ite a!203
                       (bvadd #b00001 (ite a!204 #b00001 #b00000))
                       #b00000))))
(let ((a!60 (and a!6 a!4 (not a!1) (not a!2) a!10 a!14 a!59))
      (a!64 (and a!6 a!4 (not a!1) (not a!2) a!10 a!14 a!62 (not a!59)))
      (a!96 (and a!68
                 (not a!66)
                 (or (not a!78) (not a!83))
                 (not a!87)
                 (or (= ((_ extract 0 0) c) #b0) (not (or a!90 a!93)))
                 a!95))
      (a!206 (ite a!177
                  (bvadd #b0001000 (ite a!178 (bvadd #b0000100 a!183) a!190))
                  (ite a!191 (bvadd #b0000100 a!198) a!205)))
      (a!239 (ite a!177
                  (bvadd #x8 (ite a!178 (bvadd #x4 a!232) a!234))
                  (ite a!191 (bvadd #x4 a!236) a!238)))
      (a!257 (ite a!177
                  (bvadd #b01000 (ite a!178 (bvadd #b00100 a!250) a!252))
                  (ite a!191 (bvadd #b00100 a!254) a!256))))
(let ((a!65 (or a!1
                a!2
                a!3
                a!5
                a!7
                a!12
                a!13
                a!15
                (and (not a!1) (not a!2) (not (or a!3 a!13)))
                a!51
                a!60
                a!63
                a!64))
      (a!97 (and (or a!66 (not (or a!1 a!2)))
                 a!67
                 (or (not a!7) a!70)
                 a!71
                 (or (not (or a!3 a!13)) a!66)
                 (or a!70 (not a!15))
                 a!72
                 (or a!75 a!76)
                 (or a!70 (not a!60))
                 (or (not a!63) a!96)
                 (or (not a!64) a!96)))
      (a!207 (bvsle (bvadd #b0001111
                           (bvmul #b1111111 a!206)
                           (ite (= a!119 #b00000000000000) a!152 a!170))
                    #b1111111))
      (a!275 (bvadd #b00001
                    (bvmul #b11111 a!257)
                    (ite (= a!119 #b00000000000000)
                         (bvadd (bvmul #b11111 a!121)
                                (bvmul #b11111 a!148)
                                a!150
                                a!135)
                         (bvadd #b00001
                                (bvmul #b11111 a!121)
                                (bvmul #b11111 a!148)
                                (bvmul #b11111 a!274)
                                a!150
                                a!135)))))
(let ((a!208 (ite a!207
                  (bvadd #b0001111 (ite (= a!119 #b00000000000000) a!152 a!170))
                  a!206))
      (a!240 (ite a!207
                  (bvadd #xf (ite (= a!119 #b00000000000000) a!213 a!231))
                  a!239)))
(let ((a!241 (and (= ((_ extract 6 4) (bvmul #b1111111 a!208)) #b000)
                  (bvule (bvmul #xf a!240) #xd))))
(let ((a!242 (bvlshr (concat a!209 #b000000000000000)
                     (concat #b00000000000000000000000
                             (ite a!241 (bvmul #b1111111 a!208) #b0001101)))))
(let ((a!243 (ite (bvsle a!208 #b1111111)
                  ((_ extract 29 19) a!242)
                  ((_ extract 29 19)
                    (bvshl (concat a!209 #b000000000000000)
                           (concat #b00000000000000000000000 a!208)))))
      (a!244 (ite (bvsle a!208 #b1111111)
                  ((_ extract 18 18) a!242)
                  ((_ extract 18 18)
                    (bvshl (concat a!209 #b000000000000000)
                           (concat #b00000000000000000000000 a!208)))))
      (a!245 (ite (bvsle a!208 #b1111111)
                  ((_ extract 16 0) a!242)
                  ((_ extract 16 0)
                    (bvshl (concat a!209 #b000000000000000)
                           (concat #b00000000000000000000000 a!208)))))
      (a!246 (ite (bvsle a!208 #b1111111)
                  ((_ extract 17 17) a!242)
                  ((_ extract 17 17)
                    (bvshl (concat a!209 #b000000000000000)
                           (concat #b00000000000000000000000 a!208)))))
      (a!247 (ite (bvsle a!208 #b1111111)
                  ((_ extract 19 19) a!242)
                  ((_ extract 19 19)
                    (bvshl (concat a!209 #b000000000000000)
                           (concat #b00000000000000000000000 a!208)))))
      (a!287 (ite (bvsle a!208 #b1111111)
                  ((_ extract 28 19) a!242)
                  ((_ extract 28 19)
                    (bvshl (concat a!209 #b000000000000000)
                           (concat #b00000000000000000000000 a!208))))))
(let ((a!248 (bvor (bvnot a!244) (bvnot (bvor (bvredor a!245) a!246 a!247)))))
(let ((a!249 ((_ extract 11 11)
               (bvadd (concat #b0 a!243) (concat #b00000000000 (bvnot a!248)))))
      (a!278 ((_ extract 10 10)
               (bvadd (concat #b0000000000 (bvnot a!248)) a!243)))
      (a!286 ((_ extract 10 1)
               (bvadd (concat #b0 a!243) (concat #b00000000000 (bvnot a!248))))))
(let ((a!276 (bvadd #b01111
                    (ite (= a!249 #b1)
                         (bvadd #b00001 (ite a!207 #b10010 a!275))
                         (ite a!207 #b10010 a!275))))
      (a!288 (ite (= a!249 #b1)
                  a!286
                  (bvadd (concat #b000000000 (bvnot a!248)) a!287))))
(let ((a!277 (or (= (bvredor ((_ extract 34 26) quotient)) #b1)
                 a!174
                 (and a!175 a!176)
                 (and (= a!249 #b1) (= (bvredand a!276) #b1))))
      (a!279 (ite (and (= a!249 #b1) (= (bvredand a!276) #b1)) #b00111 a!276))
      (a!289 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))
                 (= (bvredor ((_ extract 34 26) quotient)) #b1)
                 a!174
                 (and a!175 a!176)
                 (and (= a!249 #b1) (= (bvredand a!276) #b1))
                 (= a!288 #b0000000000)))
      (a!308 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))
                 (= (bvredor ((_ extract 34 26) quotient)) #b1)
                 a!174
                 (and a!175 a!176)
                 (and (= a!249 #b1) (= (bvredand a!276) #b1)))))
(let ((a!280 (ite a!277
                  #b11111
                  (ite (ite (= a!249 #b1) (= a!249 #b0) (= a!278 #b0))
                       #b00000
                       a!279)))
      (a!290 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b00000))
                  a!17
                  a!289))
      (a!309 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b00000))
                  a!307
                  (ite a!308 #b0000000000 a!288))))
(let ((a!281 (ite (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b00000))
                  #b00000
                  a!280))
      (a!291 (ite a!98
                  a!284
                  (ite a!99 a!285 (ite a!100 a!284 (ite a!101 a!285 a!290)))))
      (a!310 (ite a!98
                  a!305
                  (ite a!99 a!306 (ite a!100 a!305 (ite a!101 a!306 a!309))))))
(let ((a!282 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b00000))
                  #b11111
                  a!281))
      (a!292 (not (and a!291 (not (or a!1 a!2))))))
(let ((a!283 (ite a!99
                  (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))
                  (or a!100 (ite a!101 a!102 (= a!282 #b11111)))))
      (a!304 (ite (or a!1 a!2 a!98)
                  #b11111
                  (ite a!99 a!303 (ite a!100 #b11111 (ite a!101 a!303 a!282))))))
(let ((a!293 (and (= ((_ extract 14 10) c) #b11111)
                  (not (= ((_ extract 9 0) c) #b0000000000))
                  (or a!1 a!2 a!98 a!283)
                  a!292))
      (a!311 (and a!302
                  (= ((_ extract 14 10) c) a!304)
                  (= ((_ extract 9 0) c) (ite (or a!1 a!2) #b0000000001 a!310)))))
  (not (= (or (not a!65) a!97) (or a!293 a!311))))))))))))))))))))))))))))
(define-fun special () Bool (let ((a!1 (and (= ((_ extract 14 10) a) #b11111)
                (not (= ((_ extract 9 0) a) #b0000000000))))
      (a!2 (and (= ((_ extract 14 10) b) #b11111)
                (not (= ((_ extract 9 0) b) #b0000000000)))))
  (or (and (= ((_ extract 9 0) a) #b0000000000)
           (= ((_ extract 14 10) a) #b00000))
      (and (= ((_ extract 9 0) b) #b0000000000)
           (= ((_ extract 14 10) b) #b00000))
      a!1
      (and (= ((_ extract 9 0) a) #b0000000000)
           (= ((_ extract 14 10) a) #b11111))
      a!2
      (and (= ((_ extract 9 0) b) #b0000000000)
           (= ((_ extract 14 10) b) #b11111)))))
(assert (or special (and (bvule (_ bv8388608 35) quotient) (bvult quotient (_ bv33554432 35)))))
(assert (= a (_ bv15360 16)))
(assert (= b (_ bv16896 16)))
(check-sat)
