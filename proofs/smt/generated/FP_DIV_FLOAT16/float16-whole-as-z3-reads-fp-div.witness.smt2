; FP_DIV_FLOAT16
; operands that meet the hypotheses of: the relation, its comparisons decided by the bits of the quotient, accepts exactly what fp.div gives: fp.div in the bit-vectors that Z3 makes of it, searched by Bitwuzla and by Glucose
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float16-whole-as-z3-reads-fp-div.witness.smt2 bitwuzla, or python -m vinculum.prove.solvers float16-whole-as-z3-reads-fp-div.witness.smt2 glucose
; replay by their own programs, where these are installed: bitwuzla float16-whole-as-z3-reads-fp-div.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a (_ BitVec 16))
(declare-const b (_ BitVec 16))
(declare-const c (_ BitVec 16))
(define-fun refuted () Bool (let ((a!1 (not (and (= ((_ extract 14 10) a) #b11111)
                     (= ((_ extract 9 0) a) #b0000000000))))
      (a!2 (and (= ((_ extract 14 10) a) #b11111)
                (not (= ((_ extract 9 0) a) #b0000000000))))
      (a!4 (and (= ((_ extract 14 10) a) #b11111)
                (= ((_ extract 9 0) a) #b0000000000)
                (= ((_ extract 14 10) b) #b11111)
                (= ((_ extract 9 0) b) #b0000000000)))
      (a!5 (and (= ((_ extract 14 10) b) #b11111)
                (not (= ((_ extract 9 0) b) #b0000000000))))
      (a!6 (not (and (= ((_ extract 14 10) b) #b11111)
                     (= ((_ extract 9 0) b) #b0000000000))))
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
      (a!48 (bvadd #b00001 (ite (= ((_ extract 0 0) a) #b0) #b00001 #b00000)))
      (a!50 (bvadd #b00010 (ite (= ((_ extract 2 2) a) #b0) #b00001 #b00000)))
      (a!51 (bvadd #b00001 (ite (= ((_ extract 3 3) a) #b0) #b00001 #b00000)))
      (a!54 (bvadd #b00010 (ite (= ((_ extract 5 5) a) #b0) #b00001 #b00000)))
      (a!55 (bvadd #b00001 (ite (= ((_ extract 6 6) a) #b0) #b00001 #b00000)))
      (a!57 (bvadd #b00010 (ite (= ((_ extract 8 8) a) #b0) #b00001 #b00000)))
      (a!58 (bvadd #b00001 (ite (= ((_ extract 9 9) a) #b0) #b00001 #b00000)))
      (a!62 (bvadd #b00001 (ite (= ((_ extract 0 0) b) #b0) #b00001 #b00000)))
      (a!64 (bvadd #b00010 (ite (= ((_ extract 2 2) b) #b0) #b00001 #b00000)))
      (a!65 (bvadd #b00001 (ite (= ((_ extract 3 3) b) #b0) #b00001 #b00000)))
      (a!68 (bvadd #b00010 (ite (= ((_ extract 5 5) b) #b0) #b00001 #b00000)))
      (a!69 (bvadd #b00001 (ite (= ((_ extract 6 6) b) #b0) #b00001 #b00000)))
      (a!71 (bvadd #b00010 (ite (= ((_ extract 8 8) b) #b0) #b00001 #b00000)))
      (a!72 (bvadd #b00001 (ite (= ((_ extract 9 9) b) #b0) #b00001 #b00000)))
      (a!94 (and (= ((_ extract 14 10) c) #b11111)
                 (not (= ((_ extract 9 0) c) #b0000000000))))
      (a!96 (not (and (= ((_ extract 14 10) c) #b11111)
                      (= ((_ extract 9 0) c) #b0000000000))))
      (a!97 (bvmul #xfffff
                   (ite (= ((_ extract 14 10) c) #b00000) #x00000 #x00400)))
      (a!101 (bvadd (concat #b0000000000000000000 ((_ extract 15 15) a))
                    (bvmul #xfffff
                           (concat #b0000000000000000000 ((_ extract 15 15) b)))))
      (a!102 (bvadd (concat #b0000000000000000000 ((_ extract 15 15) b))
                    (bvmul #xfffff
                           (concat #b0000000000000000000 ((_ extract 15 15) a)))))
      (a!105 (bvadd #xfffe7
                    (concat #b000000000000000 ((_ extract 14 10) c))
                    (ite (= ((_ extract 14 10) c) #b00000) #x00001 #x00000)))
      (a!112 (bvmul #x00002
                    (ite (= ((_ extract 14 10) c) #b00000) #x00000 #x00400)))
      (a!123 (and (= ((_ extract 15 15) a) #b0)
                  (= ((_ extract 9 0) a) #b0000000000)
                  (= ((_ extract 14 10) a) #b11111)))
      (a!124 (or (= ((_ extract 15 15) b) #b0)
                 (and (= ((_ extract 9 0) b) #b0000000000)
                      (= ((_ extract 14 10) b) #b11111))))
      (a!125 (and (= ((_ extract 15 15) b) #b0)
                  (= ((_ extract 9 0) b) #b0000000000)
                  (= ((_ extract 14 10) b) #b11111)))
      (a!126 (or (= ((_ extract 15 15) a) ((_ extract 15 15) b))
                 (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b11111))))
      (a!127 (and (= ((_ extract 15 15) a) #b1)
                  (= ((_ extract 9 0) a) #b0000000000)
                  (= ((_ extract 14 10) a) #b11111)))
      (a!128 (or (and (= ((_ extract 9 0) b) #b0000000000)
                      (= ((_ extract 14 10) b) #b11111))
                 (not (= ((_ extract 15 15) b) #b0))))
      (a!129 (and (= ((_ extract 15 15) b) #b1)
                  (= ((_ extract 9 0) b) #b0000000000)
                  (= ((_ extract 14 10) b) #b11111)))
      (a!130 (or (= ((_ extract 15 15) a) ((_ extract 15 15) b))
                 (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))))
      (a!140 (ite (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))
                  #b11111
                  #b00000))
      (a!213 (bvnot ((_ extract 4 4) (bvadd #b00001 ((_ extract 14 10) b)))))
      (a!216 (bvnot ((_ extract 4 4) (bvadd #b00001 ((_ extract 14 10) a)))))
      (a!308 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b11111))
                  #b0000000001
                  #b0000000000))
      (a!309 (ite (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))
                  #b0000000001
                  #b0000000000))
      (a!310 (ite (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b00000))
                  #b0000000001
                  #b0000000000))
      (a!318 (and true
                  (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))))
      (a!320 (not (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b11111))))
      (a!321 (not (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111)))))
(let ((a!3 (and (= ((_ extract 14 10) b) #b11111)
                (= ((_ extract 9 0) b) #b0000000000)
                a!1
                (not a!2)))
      (a!7 (and (= ((_ extract 14 10) a) #b11111)
                (= ((_ extract 9 0) a) #b0000000000)
                a!6
                (not a!5)))
      (a!10 (not (= (concat #b0000000000 ((_ extract 9 0) a)) a!9)))
      (a!13 (and a!1
                 a!6
                 (not a!2)
                 (not a!5)
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
      (a!49 (bvadd #b00011 (ite (= ((_ extract 1 1) a) #b0) a!48 #b00000)))
      (a!52 (ite (= ((_ extract 4 3) a) #b00)
                 a!50
                 (ite (= ((_ extract 4 4) a) #b0) a!51 #b00000)))
      (a!56 (ite (= ((_ extract 7 6) a) #b00)
                 a!54
                 (ite (= ((_ extract 7 7) a) #b0) a!55 #b00000)))
      (a!63 (bvadd #b00011 (ite (= ((_ extract 1 1) b) #b0) a!62 #b00000)))
      (a!66 (ite (= ((_ extract 4 3) b) #b00)
                 a!64
                 (ite (= ((_ extract 4 4) b) #b0) a!65 #b00000)))
      (a!70 (ite (= ((_ extract 7 6) b) #b00)
                 a!68
                 (ite (= ((_ extract 7 7) b) #b0) a!69 #b00000)))
      (a!98 (and a!96
                 (not a!94)
                 (= (concat #b0000000000 ((_ extract 9 0) c)) a!97)))
      (a!103 (and (not a!94)
                  (= (concat #b0000000000000000000 ((_ extract 15 15) c))
                     (ite (bvsle #x00000 a!101) a!101 a!102))))
      (a!106 (and (= (concat #b0000000000 ((_ extract 9 0) c))
                     (bvadd #x00400 a!97))
                  (not (bvsle a!105 #xfffe8))))
      (a!113 (bvadd #xfffff
                    (bvmul #x00002 (concat #b0000000000 ((_ extract 9 0) c)))
                    a!112))
      (a!116 (bvadd #x00001
                    (bvmul #x00002 (concat #b0000000000 ((_ extract 9 0) c)))
                    a!112))
      (a!131 (or (and a!17 (= ((_ extract 14 10) a) #b00000))
                 (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))
                 (= ((_ extract 14 10) a) #b11111))))
(let ((a!11 (or (and (= ((_ extract 14 10) a) #b11111)
                     (= ((_ extract 9 0) a) #b0000000000))
                a!10))
      (a!15 (and a!1
                 a!6
                 (not a!2)
                 (not a!5)
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
      (a!53 (bvadd #b00110 (ite (= ((_ extract 4 2) a) #b000) a!49 a!52)))
      (a!59 (ite (= ((_ extract 9 8) a) #b00)
                 (bvadd #b00011 a!56)
                 (ite (= ((_ extract 9 9) a) #b0) a!57 a!58)))
      (a!67 (bvadd #b00110 (ite (= ((_ extract 4 2) b) #b000) a!63 a!66)))
      (a!73 (ite (= ((_ extract 9 8) b) #b00)
                 (bvadd #b00011 a!70)
                 (ite (= ((_ extract 9 9) b) #b0) a!71 a!72)))
      (a!95 (or (not a!7)
                (and (= ((_ extract 14 10) c) #b11111)
                     (= ((_ extract 9 0) c) #b0000000000))))
      (a!104 (not (and (not a!2) (not a!5) (not (or a!4 a!13)))))
      (a!214 (ite a!33 #b10010 (concat a!213 (bvadd #x1 ((_ extract 13 10) b)))))
      (a!217 (ite a!131
                  #b10010
                  (concat a!216 (bvadd #x1 ((_ extract 13 10) a)))))
      (a!232 (bvmul #xf (ite a!33 #x2 (bvadd #x1 ((_ extract 13 10) b))))))
(let ((a!12 (and a!6
                 (not a!2)
                 (not a!5)
                 (= (concat #b0000000000 ((_ extract 9 0) b)) a!8)
                 a!11))
      (a!31 (ite (or (= ((_ extract 9 0) a) #b0000000000) (not a!18))
                 #x0
                 (ite (= ((_ extract 9 5) a) #b00000) a!24 a!30)))
      (a!46 (ite (or (not a!33) (= ((_ extract 9 0) b) #b0000000000))
                 #x0
                 (ite (= ((_ extract 9 5) b) #b00000) a!39 a!45)))
      (a!60 (ite (or (= ((_ extract 9 0) a) #b0000000000) (not a!18))
                 #b00000
                 (ite (= ((_ extract 9 5) a) #b00000) a!53 a!59)))
      (a!74 (ite (or (not a!33) (= ((_ extract 9 0) b) #b0000000000))
                 #b00000
                 (ite (= ((_ extract 9 5) b) #b00000) a!67 a!73)))
      (a!132 (ite (or (not a!131) (= ((_ extract 9 0) a) #b0000000000))
                  #b00000
                  (ite (= ((_ extract 9 5) a) #b00000) a!53 a!59)))
      (a!215 (bvmul #b1111111
                    (concat (concat (ite a!33 #b1 a!213) (ite a!33 #b1 a!213)) a!214)))
      (a!218 (concat (concat (ite a!131 #b1 a!216) (ite a!131 #b1 a!216)) a!217))
      (a!233 (ite (or (not a!131) (= ((_ extract 9 0) a) #b0000000000))
                  #x0
                  (ite (= ((_ extract 9 5) a) #b00000) a!24 a!30))))
(let ((a!47 (bvadd #xffff4
                   (concat #b000000000000000 ((_ extract 14 10) b))
                   (bvmul #xfffff
                          (concat #b000000000000000 ((_ extract 14 10) a)))
                   a!16
                   (concat #x0000 a!31)
                   (bvmul #xfffff (concat #x0000 a!46))
                   (ite (= ((_ extract 14 10) b) #b00000) #x00001 #x00000)))
      (a!61 (ite a!18
                 (bvshl (concat #b0 ((_ extract 9 0) a)) (concat #b000000 a!60))
                 (concat #b1 ((_ extract 9 0) a))))
      (a!75 (ite a!33
                 (bvshl (concat #b0 ((_ extract 9 0) b)) (concat #b000000 a!74))
                 (concat #b1 ((_ extract 9 0) b))))
      (a!77 (bvadd #xffff3
                   (concat #b000000000000000 ((_ extract 14 10) b))
                   (bvmul #xfffff
                          (concat #b000000000000000 ((_ extract 14 10) a)))
                   a!16
                   (concat #x0000 a!31)
                   (bvmul #xfffff (concat #x0000 a!46))
                   (ite (= ((_ extract 14 10) b) #b00000) #x00001 #x00000)))
      (a!86 (bvadd #x00011
                   (concat #b000000000000000 ((_ extract 14 10) b))
                   (bvmul #xfffff
                          (concat #b000000000000000 ((_ extract 14 10) a)))
                   a!16
                   (concat #x0000 a!31)
                   (bvmul #xfffff (concat #x0000 a!46))
                   (ite (= ((_ extract 14 10) b) #b00000) #x00001 #x00000)))
      (a!87 (bvadd #x00010
                   (concat #b000000000000000 ((_ extract 14 10) b))
                   (bvmul #xfffff
                          (concat #b000000000000000 ((_ extract 14 10) a)))
                   a!16
                   (concat #x0000 a!31)
                   (bvmul #xfffff (concat #x0000 a!46))
                   (ite (= ((_ extract 14 10) b) #b00000) #x00001 #x00000)))
      (a!99 (or (and (= ((_ extract 14 10) c) #b11111)
                     (= ((_ extract 9 0) c) #b0000000000))
                (not a!12)))
      (a!107 (bvadd #xffff3
                    (concat #b000000000000000 ((_ extract 14 10) b))
                    (concat #b000000000000000 ((_ extract 14 10) c))
                    (bvmul #xfffff
                           (concat #b000000000000000 ((_ extract 14 10) a)))
                    a!16
                    (concat #x0000 a!31)
                    (bvmul #xfffff (concat #x0000 a!46))
                    (ite (= ((_ extract 14 10) b) #b00000) #x00001 #x00000)
                    (ite (= ((_ extract 14 10) c) #b00000) #x00001 #x00000)))
      (a!108 (bvadd #xffff2
                    (concat #b000000000000000 ((_ extract 14 10) b))
                    (concat #b000000000000000 ((_ extract 14 10) c))
                    (bvmul #xfffff
                           (concat #b000000000000000 ((_ extract 14 10) a)))
                    a!16
                    (concat #x0000 a!31)
                    (bvmul #xfffff (concat #x0000 a!46))
                    (ite (= ((_ extract 14 10) b) #b00000) #x00001 #x00000)
                    (ite (= ((_ extract 14 10) c) #b00000) #x00001 #x00000)))
      (a!133 (ite a!131
                  (bvshl (concat #b0 ((_ extract 9 0) a))
                         (concat #b000000 a!132))
                  (concat #b1 ((_ extract 9 0) a))))
      (a!219 (bvadd a!215
                    (concat #b00 a!74)
                    (bvmul #b1111111 (concat #b00 a!132))
                    a!218))
      (a!234 (bvadd a!232
                    (bvmul #xf a!233)
                    (ite a!131 #x2 (bvadd #x1 ((_ extract 13 10) a)))
                    a!46)))
(let ((a!76 (concat #b0000000
                    ((_ extract 24 12)
                      (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))))
      (a!78 (ite (bvsle #x00000 a!77)
                 (ite (bvsle a!77 #x0000d) a!77 #x0000d)
                 #x00000))
      (a!81 (= ((_ extract 11 0)
                 (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
               #x000))
      (a!109 (ite (bvsle #x00000 a!108)
                  (ite (bvsle a!108 #x0000d) a!108 #x0000d)
                  #x00000))
      (a!134 (bvredor ((_ extract 34 26)
                        (bvudiv (concat a!133 #x000000)
                                  (concat #x000000 a!75)))))
      (a!141 (= ((_ extract 25 18)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #x00))
      (a!142 (= ((_ extract 17 14)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #x0))
      (a!143 (= ((_ extract 13 12)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b00))
      (a!144 (bvredor ((_ extract 11 0)
                        (bvudiv (concat a!133 #x000000)
                                  (concat #x000000 a!75)))))
      (a!145 (= ((_ extract 13 13)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!146 (= ((_ extract 12 12)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!148 (= ((_ extract 17 16)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b00))
      (a!149 (= ((_ extract 15 15)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!150 (= ((_ extract 14 14)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!152 (= ((_ extract 17 17)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!153 (= ((_ extract 16 16)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!156 (= ((_ extract 25 22)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #x0))
      (a!157 (= ((_ extract 21 20)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b00))
      (a!158 (= ((_ extract 19 19)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!159 (= ((_ extract 18 18)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!161 (= ((_ extract 21 21)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!162 (= ((_ extract 20 20)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!164 (= ((_ extract 25 24)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b00))
      (a!165 (= ((_ extract 23 23)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!166 (= ((_ extract 22 22)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!168 (= ((_ extract 25 25)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!169 (= ((_ extract 24 24)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!296 (= ((_ extract 25 25)
                  (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                #b1)))
(let ((a!79 (and (bvsle #x00001 a!47)
                 (bvsle a!47 #x0000e)
                 (not (bvsle #x00800 (bvashr a!76 a!78)))))
      (a!80 (and (bvsle #x00001 a!47)
                 (bvsle a!47 #x0000e)
                 (not (bvsle #x00001 (bvashr a!76 a!78)))))
      (a!82 (and (= (bvshl (bvashr a!76 a!78) a!78) a!76)
                 a!81
                 (= (bvashr a!76 a!78) #x00001)
                 (bvsle #x00001 a!47)
                 (bvsle a!47 #x0000e)))
      (a!88 (bvashr a!76
                    (ite (bvsle #x00000 a!87)
                         (ite (bvsle a!87 #x0000d) a!87 #x0000d)
                         #x00000)))
      (a!110 (not (bvsle #x00fff (bvashr (bvmul #x00002 a!76) a!109))))
      (a!114 (and (bvsle #x00001 a!107)
                  (bvsle a!107 #x0000e)
                  (not (bvsle a!113 (bvashr a!76 a!109)))))
      (a!117 (and (= (bvshl (bvashr a!76 a!109) a!109) a!76)
                  a!81
                  (bvsle #x00001 a!107)
                  (bvsle a!107 #x0000e)
                  (= (bvashr a!76 a!109) a!116)))
      (a!118 (and (= (bvshl (bvashr a!76 a!109) a!109) a!76)
                  a!81
                  (bvsle #x00001 a!107)
                  (bvsle a!107 #x0000e)
                  (= (bvashr a!76 a!109) a!113)))
      (a!119 (and (bvsle #x00001 a!107)
                  (bvsle a!107 #x0000e)
                  (not (bvsle a!116 (bvashr a!76 a!109)))))
      (a!135 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))
                 (= a!134 #b1)))
      (a!147 (ite a!143
                  (bvadd #b000000000000010
                         (ite (= a!144 #b0) #b000000000000001 #b000000000000000))
                  (ite a!145
                       (bvadd #b000000000000001
                              (ite a!146 #b000000000000001 #b000000000000000))
                       #b000000000000000)))
      (a!151 (bvadd #b000000000000010
                    (ite a!149
                         (bvadd #b000000000000001
                                (ite a!150 #b000000000000001 #b000000000000000))
                         #b000000000000000)))
      (a!160 (bvadd #b000000000000010
                    (ite a!158
                         (bvadd #b000000000000001
                                (ite a!159 #b000000000000001 #b000000000000000))
                         #b000000000000000)))
      (a!167 (bvadd #b000000000000010
                    (ite a!165
                         (bvadd #b000000000000001
                                (ite a!166 #b000000000000001 #b000000000000000))
                         #b000000000000000)))
      (a!170 (ite a!168
                  ((_ extract 14 1)
                    (bvadd #b000000000000001
                           (ite a!169 #b000000000000001 #b000000000000000)))
                  #b00000000000000))
      (a!172 (concat ((_ extract 25 12)
                       (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                     a!144))
      (a!220 (ite a!143
                  (bvadd #b0000010 (ite (= a!144 #b0) #b0000001 #b0000000))
                  (ite a!145
                       (bvadd #b0000001 (ite a!146 #b0000001 #b0000000))
                       #b0000000)))
      (a!221 (bvadd #b0000010
                    (ite a!149
                         (bvadd #b0000001 (ite a!150 #b0000001 #b0000000))
                         #b0000000)))
      (a!223 (bvadd #b0000010
                    (ite a!158
                         (bvadd #b0000001 (ite a!159 #b0000001 #b0000000))
                         #b0000000)))
      (a!225 (bvadd #b0000010
                    (ite a!165
                         (bvadd #b0000001 (ite a!166 #b0000001 #b0000000))
                         #b0000000)))
      (a!235 (ite a!143
                  (bvadd #x2 (ite (= a!144 #b0) #x1 #x0))
                  (ite a!145 (bvadd #x1 (ite a!146 #x1 #x0)) #x0)))
      (a!236 (bvadd #x2 (ite a!149 (bvadd #x1 (ite a!150 #x1 #x0)) #x0)))
      (a!238 (bvadd #x2 (ite a!158 (bvadd #x1 (ite a!159 #x1 #x0)) #x0)))
      (a!240 (bvadd #x2 (ite a!165 (bvadd #x1 (ite a!166 #x1 #x0)) #x0)))
      (a!286 (ite a!143
                  (bvadd #b00010 (ite (= a!144 #b0) #b00001 #b00000))
                  (ite a!145
                       (bvadd #b00001 (ite a!146 #b00001 #b00000))
                       #b00000)))
      (a!287 (bvadd #b00010
                    (ite a!149
                         (bvadd #b00001 (ite a!150 #b00001 #b00000))
                         #b00000)))
      (a!289 (bvadd #b00010
                    (ite a!158
                         (bvadd #b00001 (ite a!159 #b00001 #b00000))
                         #b00000)))
      (a!291 (bvadd #b00010
                    (ite a!165
                         (bvadd #b00001 (ite a!166 #b00001 #b00000))
                         #b00000))))
(let ((a!83 (not (or a!80 (not (bvsle a!47 #x0000e)) a!82)))
      (a!85 (and a!1
                 a!6
                 (not a!2)
                 (not a!5)
                 a!10
                 a!14
                 (or a!80 (not (bvsle a!47 #x0000e)) a!82)))
      (a!89 (or (not (bvsle a!86 #x0000e))
                (and (bvsle #x00001 a!86)
                     (bvsle a!86 #x0000e)
                     (not (bvsle #x00fff a!88)))))
      (a!90 (not (or (not (bvsle a!47 #x0000e)) a!79)))
      (a!111 (not (or (not (bvsle a!107 #x0000e))
                      (and (bvsle #x00001 a!107) (bvsle a!107 #x0000e) a!110))))
      (a!115 (or (and (not (bvsle a!107 #x0000e)) (bvsle #x00001 a!113)) a!114))
      (a!120 (or a!119
                 a!117
                 (and (not (bvsle a!107 #x0000e)) (bvsle #x00001 a!116))))
      (a!136 (ite a!135
                  (ite (= ((_ extract 15 15) a) ((_ extract 15 15) b)) #b0 #b1)
                  (bvxor ((_ extract 15 15) a) ((_ extract 15 15) b))))
      (a!154 (ite a!148
                  a!151
                  (ite a!152
                       (bvadd #b000000000000001
                              (ite a!153 #b000000000000001 #b000000000000000))
                       #b000000000000000)))
      (a!163 (ite a!157
                  a!160
                  (ite a!161
                       (bvadd #b000000000000001
                              (ite a!162 #b000000000000001 #b000000000000000))
                       #b000000000000000)))
      (a!173 (ite a!164
                  a!167
                  (ite a!168
                       (bvadd #b000000000000001
                              (ite a!169 #b000000000000001 #b000000000000000))
                       #b000000000000000)))
      (a!222 (ite a!148
                  a!221
                  (ite a!152
                       (bvadd #b0000001 (ite a!153 #b0000001 #b0000000))
                       #b0000000)))
      (a!224 (ite a!157
                  a!223
                  (ite a!161
                       (bvadd #b0000001 (ite a!162 #b0000001 #b0000000))
                       #b0000000)))
      (a!226 (ite a!164
                  a!225
                  (ite a!168
                       (bvadd #b0000001 (ite a!169 #b0000001 #b0000000))
                       #b0000000)))
      (a!237 (ite a!148 a!236 (ite a!152 (bvadd #x1 (ite a!153 #x1 #x0)) #x0)))
      (a!239 (ite a!157 a!238 (ite a!161 (bvadd #x1 (ite a!162 #x1 #x0)) #x0)))
      (a!241 (ite a!164 a!240 (ite a!168 (bvadd #x1 (ite a!169 #x1 #x0)) #x0)))
      (a!288 (ite a!148
                  a!287
                  (ite a!152
                       (bvadd #b00001 (ite a!153 #b00001 #b00000))
                       #b00000)))
      (a!290 (ite a!157
                  a!289
                  (ite a!161
                       (bvadd #b00001 (ite a!162 #b00001 #b00000))
                       #b00000)))
      (a!292 (ite a!164
                  a!291
                  (ite a!168
                       (bvadd #b00001 (ite a!169 #b00001 #b00000))
                       #b00000))))
(let ((a!84 (and a!1
                 a!6
                 (not a!2)
                 (not a!5)
                 a!10
                 a!14
                 (or (not (bvsle a!47 #x0000e)) a!79)
                 a!83))
      (a!91 (and a!1 a!6 (not a!2) (not a!5) a!10 a!14 a!89 a!90))
      (a!92 (and a!1 a!6 (not a!2) (not a!5) a!10 a!14 (not a!89)))
      (a!121 (and a!96
                  (not a!94)
                  (or (not a!106) a!111)
                  (not a!115)
                  (or (= ((_ extract 0 0) c) #b0) (not (or a!117 a!118)))
                  a!120))
      (a!137 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b00000))
                  (ite a!130 #b0 #b1)
                  a!136))
      (a!155 ((_ extract 14 1)
               (bvadd #b000000000001000
                      (ite a!142 (bvadd #b000000000000100 a!147) a!154))))
      (a!174 (ite a!141
                  (bvadd #b000000000001000
                         (ite a!142 (bvadd #b000000000000100 a!147) a!154))
                  (ite a!156 (bvadd #b000000000000100 a!163) a!173)))
      (a!227 (ite a!141
                  (bvadd #b0001000 (ite a!142 (bvadd #b0000100 a!220) a!222))
                  (ite a!156 (bvadd #b0000100 a!224) a!226)))
      (a!242 (ite a!141
                  (bvadd #x8 (ite a!142 (bvadd #x4 a!235) a!237))
                  (ite a!156 (bvadd #x4 a!239) a!241)))
      (a!293 (ite a!141
                  (bvadd #b01000 (ite a!142 (bvadd #b00100 a!286) a!288))
                  (ite a!156 (bvadd #b00100 a!290) a!292))))
(let ((a!93 (or a!3
                a!4
                a!2
                a!5
                a!7
                a!12
                a!13
                a!15
                (and (not a!2) (not a!5) (not (or a!4 a!13)))
                a!84
                a!85
                a!91
                a!92))
      (a!100 (or (not a!92)
                 (and (= ((_ extract 14 10) c) #b11111)
                      (= ((_ extract 9 0) c) #b0000000000))))
      (a!138 (ite a!125
                  (ite a!126 #b0 #b1)
                  (ite a!127
                       (ite a!128 #b0 #b1)
                       (ite a!129 (ite a!126 #b0 #b1) a!137))))
      (a!171 (ite a!141
                  a!155
                  (ite a!156
                       ((_ extract 14 1) (bvadd #b000000000000100 a!163))
                       (ite a!164 ((_ extract 14 1) a!167) a!170))))
      (a!178 (= ((_ extract 0 0) (bvshl a!172 (bvadd #b111111111111111 a!174)))
                #b0))
      (a!180 (= ((_ extract 2 2) (bvshl a!172 (bvadd #b111111111111111 a!174)))
                #b0))
      (a!181 (= ((_ extract 1 1) (bvshl a!172 (bvadd #b111111111111111 a!174)))
                #b0))
      (a!185 (= ((_ extract 4 4) (bvshl a!172 (bvadd #b111111111111111 a!174)))
                #b0))
      (a!186 (= ((_ extract 3 3) (bvshl a!172 (bvadd #b111111111111111 a!174)))
                #b0))
      (a!189 (= ((_ extract 6 6) (bvshl a!172 (bvadd #b111111111111111 a!174)))
                #b0))
      (a!190 (= ((_ extract 5 5) (bvshl a!172 (bvadd #b111111111111111 a!174)))
                #b0))
      (a!195 (= ((_ extract 8 8) (bvshl a!172 (bvadd #b111111111111111 a!174)))
                #b0))
      (a!196 (= ((_ extract 7 7) (bvshl a!172 (bvadd #b111111111111111 a!174)))
                #b0))
      (a!199 (= ((_ extract 10 10)
                  (bvshl a!172 (bvadd #b111111111111111 a!174)))
                #b0))
      (a!200 (= ((_ extract 9 9) (bvshl a!172 (bvadd #b111111111111111 a!174)))
                #b0))
      (a!204 (= ((_ extract 12 12)
                  (bvshl a!172 (bvadd #b111111111111111 a!174)))
                #b0))
      (a!205 (= ((_ extract 11 11)
                  (bvshl a!172 (bvadd #b111111111111111 a!174)))
                #b0))
      (a!208 (= ((_ extract 14 14)
                  (bvshl a!172 (bvadd #b111111111111111 a!174)))
                #b0))
      (a!209 (= ((_ extract 13 13)
                  (bvshl a!172 (bvadd #b111111111111111 a!174)))
                #b0))
      (a!228 (bvadd #b0000001
                    a!215
                    (concat #b00 a!74)
                    (bvmul #b1111111 (concat #b00 a!132))
                    (bvmul #b1111111 a!227)
                    a!218))
      (a!243 (bvadd #x1
                    a!232
                    (bvmul #xf a!233)
                    (bvmul #xf a!242)
                    (ite a!131 #x2 (bvadd #x1 ((_ extract 13 10) a)))
                    a!46))
      (a!297 (= ((_ extract 14 14)
                  (bvshl a!172 (bvadd #b111111111111111 a!174)))
                #b1)))
(let ((a!122 (and (or (not (or a!2 a!5)) a!94)
                  a!95
                  (or (not a!3) a!98)
                  a!99
                  (or (not (or a!4 a!13)) a!94)
                  (or (not a!15) a!98)
                  a!100
                  (or a!103 a!104)
                  (or (not a!85) a!98)
                  (or (not a!91) a!121)
                  (or (not a!84) a!121)))
      (a!139 (= ((_ extract 15 15) c)
                (ite (or a!2 a!5) #b0 (ite a!123 (ite a!124 #b0 #b1) a!138))))
      (a!175 (ite (= a!171 #b00000000000000)
                  ((_ extract 25 18)
                    (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                  ((_ extract 14 7)
                    (bvshl a!172 (bvadd #b111111111111111 a!174)))))
      (a!176 (ite (= a!171 #b00000000000000)
                  ((_ extract 17 14)
                    (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                  ((_ extract 6 3)
                    (bvshl a!172 (bvadd #b111111111111111 a!174)))))
      (a!177 (ite (= a!171 #b00000000000000)
                  ((_ extract 13 12)
                    (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                  ((_ extract 2 1)
                    (bvshl a!172 (bvadd #b111111111111111 a!174)))))
      (a!179 (bvadd #b0000010
                    (ite (ite (= a!171 #b00000000000000) (= a!144 #b0) a!178)
                         #b0000001
                         #b0000000)))
      (a!182 (bvadd #b0000001
                    (ite (ite (= a!171 #b00000000000000) a!146 a!181)
                         #b0000001
                         #b0000000)))
      (a!184 (ite (= a!171 #b00000000000000)
                  ((_ extract 17 16)
                    (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                  ((_ extract 6 5)
                    (bvshl a!172 (bvadd #b111111111111111 a!174)))))
      (a!187 (bvadd #b0000001
                    (ite (ite (= a!171 #b00000000000000) a!150 a!186)
                         #b0000001
                         #b0000000)))
      (a!191 (bvadd #b0000001
                    (ite (ite (= a!171 #b00000000000000) a!153 a!190)
                         #b0000001
                         #b0000000)))
      (a!193 (ite (= a!171 #b00000000000000)
                  ((_ extract 25 22)
                    (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                  ((_ extract 14 11)
                    (bvshl a!172 (bvadd #b111111111111111 a!174)))))
      (a!194 (ite (= a!171 #b00000000000000)
                  ((_ extract 21 20)
                    (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                  ((_ extract 10 9)
                    (bvshl a!172 (bvadd #b111111111111111 a!174)))))
      (a!197 (bvadd #b0000001
                    (ite (ite (= a!171 #b00000000000000) a!159 a!196)
                         #b0000001
                         #b0000000)))
      (a!201 (bvadd #b0000001
                    (ite (ite (= a!171 #b00000000000000) a!162 a!200)
                         #b0000001
                         #b0000000)))
      (a!203 (ite (= a!171 #b00000000000000)
                  ((_ extract 25 24)
                    (bvudiv (concat a!133 #x000000) (concat #x000000 a!75)))
                  ((_ extract 14 13)
                    (bvshl a!172 (bvadd #b111111111111111 a!174)))))
      (a!206 (bvadd #b0000001
                    (ite (ite (= a!171 #b00000000000000) a!166 a!205)
                         #b0000001
                         #b0000000)))
      (a!210 (bvadd #b0000001
                    (ite (ite (= a!171 #b00000000000000) a!169 a!209)
                         #b0000001
                         #b0000000)))
      (a!231 (concat (ite (= a!171 #b00000000000000)
                          a!172
                          (bvshl a!172 (bvadd #b111111111111111 a!174)))
                     #b000000000000000))
      (a!244 (bvadd #x2
                    (ite (ite (= a!171 #b00000000000000) (= a!144 #b0) a!178)
                         #x1
                         #x0)))
      (a!245 (bvadd #x1
                    (ite (ite (= a!171 #b00000000000000) a!146 a!181) #x1 #x0)))
      (a!247 (bvadd #x1
                    (ite (ite (= a!171 #b00000000000000) a!150 a!186) #x1 #x0)))
      (a!249 (bvadd #x1
                    (ite (ite (= a!171 #b00000000000000) a!153 a!190) #x1 #x0)))
      (a!251 (bvadd #x1
                    (ite (ite (= a!171 #b00000000000000) a!159 a!196) #x1 #x0)))
      (a!253 (bvadd #x1
                    (ite (ite (= a!171 #b00000000000000) a!162 a!200) #x1 #x0)))
      (a!255 (bvadd #x1
                    (ite (ite (= a!171 #b00000000000000) a!166 a!205) #x1 #x0)))
      (a!257 (bvadd #x1
                    (ite (ite (= a!171 #b00000000000000) a!169 a!209) #x1 #x0)))
      (a!270 (bvadd #b00010
                    (ite (ite (= a!171 #b00000000000000) (= a!144 #b0) a!178)
                         #b00001
                         #b00000)))
      (a!271 (bvadd #b00001
                    (ite (ite (= a!171 #b00000000000000) a!146 a!181)
                         #b00001
                         #b00000)))
      (a!273 (bvadd #b00001
                    (ite (ite (= a!171 #b00000000000000) a!150 a!186)
                         #b00001
                         #b00000)))
      (a!275 (bvadd #b00001
                    (ite (ite (= a!171 #b00000000000000) a!153 a!190)
                         #b00001
                         #b00000)))
      (a!277 (bvadd #b00001
                    (ite (ite (= a!171 #b00000000000000) a!159 a!196)
                         #b00001
                         #b00000)))
      (a!279 (bvadd #b00001
                    (ite (ite (= a!171 #b00000000000000) a!162 a!200)
                         #b00001
                         #b00000)))
      (a!281 (bvadd #b00001
                    (ite (ite (= a!171 #b00000000000000) a!166 a!205)
                         #b00001
                         #b00000)))
      (a!283 (bvadd #b00001
                    (ite (ite (= a!171 #b00000000000000) a!169 a!209)
                         #b00001
                         #b00000)))
      (a!298 (and (= (ite (= a!171 #b00000000000000) a!219 a!228) #b0001111)
                  (ite (= a!171 #b00000000000000) a!296 a!297)))
      (a!299 (not (ite (= a!171 #b00000000000000)
                       (= ((_ extract 6 6) a!219) #b1)
                       (= ((_ extract 6 6) a!228) #b1))))
      (a!300 (or (ite (= a!171 #b00000000000000)
                      (= ((_ extract 4 4) a!219) #b1)
                      (= ((_ extract 4 4) a!228) #b1))
                 (ite (= a!171 #b00000000000000)
                      (= ((_ extract 5 5) a!219) #b1)
                      (= ((_ extract 5 5) a!228) #b1)))))
(let ((a!183 (ite (= a!177 #b00)
                  a!179
                  (ite (ite (= a!171 #b00000000000000) a!145 a!180)
                       a!182
                       #b0000000)))
      (a!188 (bvadd #b0000010
                    (ite (ite (= a!171 #b00000000000000) a!149 a!185)
                         a!187
                         #b0000000)))
      (a!198 (bvadd #b0000010
                    (ite (ite (= a!171 #b00000000000000) a!158 a!195)
                         a!197
                         #b0000000)))
      (a!207 (bvadd #b0000010
                    (ite (ite (= a!171 #b00000000000000) a!165 a!204)
                         a!206
                         #b0000000)))
      (a!246 (ite (= a!177 #b00)
                  a!244
                  (ite (ite (= a!171 #b00000000000000) a!145 a!180) a!245 #x0)))
      (a!248 (bvadd #x2
                    (ite (ite (= a!171 #b00000000000000) a!149 a!185) a!247 #x0)))
      (a!252 (bvadd #x2
                    (ite (ite (= a!171 #b00000000000000) a!158 a!195) a!251 #x0)))
      (a!256 (bvadd #x2
                    (ite (ite (= a!171 #b00000000000000) a!165 a!204) a!255 #x0)))
      (a!272 (ite (= a!177 #b00)
                  a!270
                  (ite (ite (= a!171 #b00000000000000) a!145 a!180)
                       a!271
                       #b00000)))
      (a!274 (bvadd #b00010
                    (ite (ite (= a!171 #b00000000000000) a!149 a!185)
                         a!273
                         #b00000)))
      (a!278 (bvadd #b00010
                    (ite (ite (= a!171 #b00000000000000) a!158 a!195)
                         a!277
                         #b00000)))
      (a!282 (bvadd #b00010
                    (ite (ite (= a!171 #b00000000000000) a!165 a!204)
                         a!281
                         #b00000))))
(let ((a!192 (ite (= a!184 #b00)
                  a!188
                  (ite (ite (= a!171 #b00000000000000) a!152 a!189)
                       a!191
                       #b0000000)))
      (a!202 (ite (= a!194 #b00)
                  a!198
                  (ite (ite (= a!171 #b00000000000000) a!161 a!199)
                       a!201
                       #b0000000)))
      (a!211 (ite (= a!203 #b00)
                  a!207
                  (ite (ite (= a!171 #b00000000000000) a!168 a!208)
                       a!210
                       #b0000000)))
      (a!250 (ite (= a!184 #b00)
                  a!248
                  (ite (ite (= a!171 #b00000000000000) a!152 a!189) a!249 #x0)))
      (a!254 (ite (= a!194 #b00)
                  a!252
                  (ite (ite (= a!171 #b00000000000000) a!161 a!199) a!253 #x0)))
      (a!258 (ite (= a!203 #b00)
                  a!256
                  (ite (ite (= a!171 #b00000000000000) a!168 a!208) a!257 #x0)))
      (a!276 (ite (= a!184 #b00)
                  a!274
                  (ite (ite (= a!171 #b00000000000000) a!152 a!189)
                       a!275
                       #b00000)))
      (a!280 (ite (= a!194 #b00)
                  a!278
                  (ite (ite (= a!171 #b00000000000000) a!161 a!199)
                       a!279
                       #b00000)))
      (a!284 (ite (= a!203 #b00)
                  a!282
                  (ite (ite (= a!171 #b00000000000000) a!168 a!208)
                       a!283
                       #b00000))))
(let ((a!212 (ite (= a!175 #x00)
                  (bvadd #b0001000
                         (ite (= a!176 #x0) (bvadd #b0000100 a!183) a!192))
                  (ite (= a!193 #x0) (bvadd #b0000100 a!202) a!211)))
      (a!259 (ite (= a!175 #x00)
                  (bvadd #x8 (ite (= a!176 #x0) (bvadd #x4 a!246) a!250))
                  (ite (= a!193 #x0) (bvadd #x4 a!254) a!258)))
      (a!285 (ite (= a!175 #x00)
                  (bvadd #b01000
                         (ite (= a!176 #x0) (bvadd #b00100 a!272) a!276))
                  (ite (= a!193 #x0) (bvadd #b00100 a!280) a!284))))
(let ((a!229 (bvsle (bvadd #b0001111
                           (bvmul #b1111111 a!212)
                           (ite (= a!171 #b00000000000000) a!219 a!228))
                    #b1111111))
      (a!294 (bvadd #b00001
                    (bvmul #b11111 a!285)
                    (ite (= a!171 #b00000000000000)
                         (bvadd (bvmul #b11111 a!214)
                                (bvmul #b11111 a!132)
                                a!217
                                a!74)
                         (bvadd #b00001
                                (bvmul #b11111 a!214)
                                (bvmul #b11111 a!132)
                                (bvmul #b11111 a!293)
                                a!217
                                a!74)))))
(let ((a!230 (ite a!229
                  (bvadd #b0001111 (ite (= a!171 #b00000000000000) a!219 a!228))
                  a!212))
      (a!260 (ite a!229
                  (bvadd #xf (ite (= a!171 #b00000000000000) a!234 a!243))
                  a!259)))
(let ((a!261 (and (= ((_ extract 6 4) (bvmul #b1111111 a!230)) #b000)
                  (bvule (bvmul #xf a!260) #xd))))
(let ((a!262 (bvlshr a!231
                     (concat #b00000000000000000000000
                             (ite a!261 (bvmul #b1111111 a!230) #b0001101)))))
(let ((a!263 (ite (bvsle a!230 #b1111111)
                  ((_ extract 29 19) a!262)
                  ((_ extract 29 19)
                    (bvshl a!231 (concat #b00000000000000000000000 a!230)))))
      (a!264 (ite (bvsle a!230 #b1111111)
                  ((_ extract 18 18) a!262)
                  ((_ extract 18 18)
                    (bvshl a!231 (concat #b00000000000000000000000 a!230)))))
      (a!265 (ite (bvsle a!230 #b1111111)
                  ((_ extract 16 0) a!262)
                  ((_ extract 16 0)
                    (bvshl a!231 (concat #b00000000000000000000000 a!230)))))
      (a!266 (ite (bvsle a!230 #b1111111)
                  ((_ extract 17 17) a!262)
                  ((_ extract 17 17)
                    (bvshl a!231 (concat #b00000000000000000000000 a!230)))))
      (a!267 (ite (bvsle a!230 #b1111111)
                  ((_ extract 19 19) a!262)
                  ((_ extract 19 19)
                    (bvshl a!231 (concat #b00000000000000000000000 a!230)))))
      (a!313 (ite (bvsle a!230 #b1111111)
                  ((_ extract 28 19) a!262)
                  ((_ extract 28 19)
                    (bvshl a!231 (concat #b00000000000000000000000 a!230))))))
(let ((a!268 (bvor (bvnot a!264) (bvnot (bvor (bvredor a!265) a!266 a!267)))))
(let ((a!269 ((_ extract 11 11)
               (bvadd (concat #b0 a!263) (concat #b00000000000 (bvnot a!268)))))
      (a!302 ((_ extract 10 10)
               (bvadd (concat #b0000000000 (bvnot a!268)) a!263)))
      (a!312 ((_ extract 10 1)
               (bvadd (concat #b0 a!263) (concat #b00000000000 (bvnot a!268))))))
(let ((a!295 (bvadd #b01111
                    (ite (= a!269 #b1)
                         (bvadd #b00001 (ite a!229 #b10010 a!294))
                         (ite a!229 #b10010 a!294))))
      (a!314 (ite (= a!269 #b1)
                  a!312
                  (bvadd (concat #b000000000 (bvnot a!268)) a!313))))
(let ((a!301 (or (= a!134 #b1)
                 (and (= a!269 #b1) (= (bvredand a!295) #b1))
                 a!298
                 (and a!299 a!300)))
      (a!303 (ite (and (= a!269 #b1) (= (bvredand a!295) #b1)) #b00111 a!295))
      (a!311 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))
                 (= a!134 #b1)
                 (and (= a!269 #b1) (= (bvredand a!295) #b1))
                 a!298
                 (and a!299 a!300)))
      (a!322 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))
                 (= a!134 #b1)
                 (and (= a!269 #b1) (= (bvredand a!295) #b1))
                 a!298
                 (and a!299 a!300)
                 (= a!314 #b0000000000))))
(let ((a!304 (ite a!301
                  #b11111
                  (ite (ite (= a!269 #b1) (= a!269 #b0) (= a!302 #b0))
                       #b00000
                       a!303)))
      (a!315 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b00000))
                  a!310
                  (ite a!311 #b0000000000 a!314)))
      (a!323 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b00000))
                  a!17
                  a!322)))
(let ((a!305 (ite (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b00000))
                  #b00000
                  a!304))
      (a!316 (ite a!123
                  a!308
                  (ite a!125 a!309 (ite a!127 a!308 (ite a!129 a!309 a!315)))))
      (a!324 (ite a!123
                  a!320
                  (ite a!125 a!321 (ite a!127 a!320 (ite a!129 a!321 a!323))))))
(let ((a!306 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b00000))
                  #b11111
                  a!305))
      (a!325 (not (and a!324 (not (or a!2 a!5))))))
(let ((a!307 (ite (or a!2 a!5 a!123)
                  #b11111
                  (ite a!125 a!140 (ite a!127 #b11111 (ite a!129 a!140 a!306)))))
      (a!319 (ite a!125
                  (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))
                  (or a!127 (ite a!129 a!318 (= a!306 #b11111))))))
(let ((a!317 (and a!139
                  (= ((_ extract 14 10) c) a!307)
                  (= ((_ extract 9 0) c) (ite (or a!2 a!5) #b0000000001 a!316))))
      (a!326 (and (= ((_ extract 14 10) c) #b11111)
                  (not (= ((_ extract 9 0) c) #b0000000000))
                  (or a!2 a!5 a!123 a!319)
                  a!325)))
  (not (= (or (not a!93) a!122) (or a!317 a!326))))))))))))))))))))))))))))))))
(assert (= a (_ bv15360 16)))
(assert (= b (_ bv16896 16)))
(check-sat)
