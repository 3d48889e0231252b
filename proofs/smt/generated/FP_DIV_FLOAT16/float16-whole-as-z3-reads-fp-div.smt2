; FP_DIV_FLOAT16
; a counterexample to: the relation, its comparisons decided by the bits of the quotient, accepts exactly what fp.div gives: fp.div in the bit-vectors that Z3 makes of it, searched by Bitwuzla and by Glucose
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float16-whole-as-z3-reads-fp-div.smt2 bitwuzla, or python -m vinculum.prove.solvers float16-whole-as-z3-reads-fp-div.smt2 glucose
; replay by their own programs, where these are installed: bitwuzla float16-whole-as-z3-reads-fp-div.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a (_ BitVec 16))
(declare-const b (_ BitVec 16))
(declare-const c (_ BitVec 16))
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
      (a!124 (and (= ((_ extract 15 15) b) #b0)
                  (= ((_ extract 9 0) b) #b0000000000)
                  (= ((_ extract 14 10) b) #b11111)))
      (a!125 (and (= ((_ extract 15 15) a) #b1)
                  (= ((_ extract 9 0) a) #b0000000000)
                  (= ((_ extract 14 10) a) #b11111)))
      (a!126 (and (= ((_ extract 15 15) b) #b1)
                  (= ((_ extract 9 0) b) #b0000000000)
                  (= ((_ extract 14 10) b) #b11111)))
      (a!127 (and true
                  (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))))
      (a!160 (bvnot ((_ extract 4 4) (bvadd #b00001 ((_ extract 14 10) b)))))
      (a!165 (bvnot ((_ extract 4 4) (bvadd #b00001 ((_ extract 14 10) a)))))
      (a!299 (not (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b11111))))
      (a!300 (not (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))))
      (a!309 (or (= ((_ extract 15 15) b) #b0)
                 (and (= ((_ extract 9 0) b) #b0000000000)
                      (= ((_ extract 14 10) b) #b11111))))
      (a!310 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b11111))
                 (= ((_ extract 15 15) a) ((_ extract 15 15) b))))
      (a!311 (or (and (= ((_ extract 9 0) b) #b0000000000)
                      (= ((_ extract 14 10) b) #b11111))
                 (not (= ((_ extract 15 15) b) #b0))))
      (a!312 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))
                 (= ((_ extract 15 15) a) ((_ extract 15 15) b))))
      (a!318 (ite (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))
                  #b11111
                  #b00000))
      (a!320 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b11111))
                  #b0000000001
                  #b0000000000))
      (a!321 (ite (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))
                  #b0000000001
                  #b0000000000))
      (a!322 (ite (and (= ((_ extract 9 0) a) #b0000000000)
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
      (a!117 (bvadd #x00001
                    (bvmul #x00002 (concat #b0000000000 ((_ extract 9 0) c)))
                    a!112)))
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
      (a!53 (bvadd #b00110 (ite (= ((_ extract 4 2) a) #b000) a!49 a!52)))
      (a!59 (ite (= ((_ extract 9 8) a) #b00)
                 (bvadd #b00011 a!56)
                 (ite (= ((_ extract 9 9) a) #b0) a!57 a!58)))
      (a!67 (bvadd #b00110 (ite (= ((_ extract 4 2) b) #b000) a!63 a!66)))
      (a!73 (ite (= ((_ extract 9 8) b) #b00)
                 (bvadd #b00011 a!70)
                 (ite (= ((_ extract 9 9) b) #b0) a!71 a!72)))
      (a!95 (or (and (= ((_ extract 14 10) c) #b11111)
                     (= ((_ extract 9 0) c) #b0000000000))
                (not a!5)))
      (a!104 (not (and (not a!1) (not a!2) (not (or a!3 a!13)))))
      (a!161 (ite a!33 #b10010 (concat a!160 (bvadd #x1 ((_ extract 13 10) b)))))
      (a!166 (ite a!18 #b10010 (concat a!165 (bvadd #x1 ((_ extract 13 10) a)))))
      (a!227 (bvmul #xf (ite a!33 #x2 (bvadd #x1 ((_ extract 13 10) b))))))
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
      (a!60 (ite (or (= ((_ extract 9 0) a) #b0000000000) (not a!18))
                 #b00000
                 (ite (= ((_ extract 9 5) a) #b00000) a!53 a!59)))
      (a!74 (ite (or (= ((_ extract 9 0) b) #b0000000000) (not a!33))
                 #b00000
                 (ite (= ((_ extract 9 5) b) #b00000) a!67 a!73)))
      (a!162 (bvmul #b1111111
                    (concat (concat (ite a!33 #b1 a!160) (ite a!33 #b1 a!160)) a!161)))
      (a!163 (ite (or (not a!33) (= ((_ extract 9 0) b) #b0000000000))
                  #b00000
                  (ite (= ((_ extract 9 5) b) #b00000) a!67 a!73)))
      (a!164 (ite (or (not a!18) (= ((_ extract 9 0) a) #b0000000000))
                  #b00000
                  (ite (= ((_ extract 9 5) a) #b00000) a!53 a!59)))
      (a!167 (concat (concat (ite a!18 #b1 a!165) (ite a!18 #b1 a!165)) a!166))
      (a!228 (ite (or (not a!18) (= ((_ extract 9 0) a) #b0000000000))
                  #x0
                  (ite (= ((_ extract 9 5) a) #b00000) a!24 a!30)))
      (a!229 (ite (or (not a!33) (= ((_ extract 9 0) b) #b0000000000))
                  #x0
                  (ite (= ((_ extract 9 5) b) #b00000) a!39 a!45))))
(let ((a!47 (bvadd #x00011
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
      (a!77 (bvadd #x00010
                   (concat #b000000000000000 ((_ extract 14 10) b))
                   (bvmul #xfffff
                          (concat #b000000000000000 ((_ extract 14 10) a)))
                   a!16
                   (concat #x0000 a!31)
                   (bvmul #xfffff (concat #x0000 a!46))
                   (ite (= ((_ extract 14 10) b) #b00000) #x00001 #x00000)))
      (a!81 (bvadd #xffff4
                   (concat #b000000000000000 ((_ extract 14 10) b))
                   (bvmul #xfffff
                          (concat #b000000000000000 ((_ extract 14 10) a)))
                   a!16
                   (concat #x0000 a!31)
                   (bvmul #xfffff (concat #x0000 a!46))
                   (ite (= ((_ extract 14 10) b) #b00000) #x00001 #x00000)))
      (a!82 (bvadd #xffff3
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
      (a!168 (bvadd a!162
                    (concat #b00 a!163)
                    (bvmul #b1111111 (concat #b00 a!164))
                    a!167))
      (a!230 (bvadd a!227
                    (bvmul #xf a!228)
                    (ite a!18 #x2 (bvadd #x1 ((_ extract 13 10) a)))
                    a!229)))
(let ((a!76 (concat #b0000000
                    ((_ extract 24 12)
                      (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))))
      (a!83 (ite (bvsle #x00000 a!82)
                 (ite (bvsle a!82 #x0000d) a!82 #x0000d)
                 #x00000))
      (a!85 (= ((_ extract 11 0)
                 (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
               #x000))
      (a!109 (ite (bvsle #x00000 a!108)
                  (ite (bvsle a!108 #x0000d) a!108 #x0000d)
                  #x00000))
      (a!128 (bvredor ((_ extract 34 26)
                        (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))))
      (a!129 (= ((_ extract 25 18)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #x00))
      (a!130 (= ((_ extract 17 14)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #x0))
      (a!131 (= ((_ extract 13 12)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b00))
      (a!132 (bvredor ((_ extract 11 0)
                        (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))))
      (a!133 (= ((_ extract 13 13)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!134 (= ((_ extract 12 12)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!136 (= ((_ extract 17 16)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b00))
      (a!137 (= ((_ extract 15 15)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!138 (= ((_ extract 14 14)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!140 (= ((_ extract 17 17)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!141 (= ((_ extract 16 16)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!144 (= ((_ extract 25 22)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #x0))
      (a!145 (= ((_ extract 21 20)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b00))
      (a!146 (= ((_ extract 19 19)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!147 (= ((_ extract 18 18)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!149 (= ((_ extract 21 21)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!150 (= ((_ extract 20 20)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!152 (= ((_ extract 25 24)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b00))
      (a!153 (= ((_ extract 23 23)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!154 (= ((_ extract 22 22)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!156 (= ((_ extract 25 25)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!157 (= ((_ extract 24 24)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!178 (= ((_ extract 25 25)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b1)))
(let ((a!78 (bvashr a!76
                    (ite (bvsle #x00000 a!77)
                         (ite (bvsle a!77 #x0000d) a!77 #x0000d)
                         #x00000)))
      (a!84 (and (bvsle #x00001 a!81)
                 (bvsle a!81 #x0000e)
                 (not (bvsle #x00001 (bvashr a!76 a!83)))))
      (a!86 (and (= (bvshl (bvashr a!76 a!83) a!83) a!76)
                 a!85
                 (= (bvashr a!76 a!83) #x00001)
                 (bvsle #x00001 a!81)
                 (bvsle a!81 #x0000e)))
      (a!88 (and (bvsle #x00001 a!81)
                 (bvsle a!81 #x0000e)
                 (not (bvsle #x00800 (bvashr a!76 a!83)))))
      (a!110 (not (bvsle #x00fff (bvashr (bvmul #x00002 a!76) a!109))))
      (a!114 (and (bvsle #x00001 a!107)
                  (bvsle a!107 #x0000e)
                  (not (bvsle a!113 (bvashr a!76 a!109)))))
      (a!116 (and (= (bvshl (bvashr a!76 a!109) a!109) a!76)
                  a!85
                  (bvsle #x00001 a!107)
                  (bvsle a!107 #x0000e)
                  (= (bvashr a!76 a!109) a!113)))
      (a!118 (and (= (bvshl (bvashr a!76 a!109) a!109) a!76)
                  a!85
                  (bvsle #x00001 a!107)
                  (bvsle a!107 #x0000e)
                  (= (bvashr a!76 a!109) a!117)))
      (a!119 (and (bvsle #x00001 a!107)
                  (bvsle a!107 #x0000e)
                  (not (bvsle a!117 (bvashr a!76 a!109)))))
      (a!135 (ite a!131
                  (bvadd #b000000000000010
                         (ite (= a!132 #b0) #b000000000000001 #b000000000000000))
                  (ite a!133
                       (bvadd #b000000000000001
                              (ite a!134 #b000000000000001 #b000000000000000))
                       #b000000000000000)))
      (a!139 (bvadd #b000000000000010
                    (ite a!137
                         (bvadd #b000000000000001
                                (ite a!138 #b000000000000001 #b000000000000000))
                         #b000000000000000)))
      (a!148 (bvadd #b000000000000010
                    (ite a!146
                         (bvadd #b000000000000001
                                (ite a!147 #b000000000000001 #b000000000000000))
                         #b000000000000000)))
      (a!155 (bvadd #b000000000000010
                    (ite a!153
                         (bvadd #b000000000000001
                                (ite a!154 #b000000000000001 #b000000000000000))
                         #b000000000000000)))
      (a!158 (ite a!156
                  ((_ extract 14 1)
                    (bvadd #b000000000000001
                           (ite a!157 #b000000000000001 #b000000000000000)))
                  #b00000000000000))
      (a!169 (ite a!131
                  (bvadd #b0000010 (ite (= a!132 #b0) #b0000001 #b0000000))
                  (ite a!133
                       (bvadd #b0000001 (ite a!134 #b0000001 #b0000000))
                       #b0000000)))
      (a!170 (bvadd #b0000010
                    (ite a!137
                         (bvadd #b0000001 (ite a!138 #b0000001 #b0000000))
                         #b0000000)))
      (a!172 (bvadd #b0000010
                    (ite a!146
                         (bvadd #b0000001 (ite a!147 #b0000001 #b0000000))
                         #b0000000)))
      (a!174 (bvadd #b0000010
                    (ite a!153
                         (bvadd #b0000001 (ite a!154 #b0000001 #b0000000))
                         #b0000000)))
      (a!179 (concat ((_ extract 25 12)
                       (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                     a!132))
      (a!231 (ite a!131
                  (bvadd #x2 (ite (= a!132 #b0) #x1 #x0))
                  (ite a!133 (bvadd #x1 (ite a!134 #x1 #x0)) #x0)))
      (a!232 (bvadd #x2 (ite a!137 (bvadd #x1 (ite a!138 #x1 #x0)) #x0)))
      (a!234 (bvadd #x2 (ite a!146 (bvadd #x1 (ite a!147 #x1 #x0)) #x0)))
      (a!236 (bvadd #x2 (ite a!153 (bvadd #x1 (ite a!154 #x1 #x0)) #x0)))
      (a!282 (ite a!131
                  (bvadd #b00010 (ite (= a!132 #b0) #b00001 #b00000))
                  (ite a!133
                       (bvadd #b00001 (ite a!134 #b00001 #b00000))
                       #b00000)))
      (a!283 (bvadd #b00010
                    (ite a!137
                         (bvadd #b00001 (ite a!138 #b00001 #b00000))
                         #b00000)))
      (a!285 (bvadd #b00010
                    (ite a!146
                         (bvadd #b00001 (ite a!147 #b00001 #b00000))
                         #b00000)))
      (a!287 (bvadd #b00010
                    (ite a!153
                         (bvadd #b00001 (ite a!154 #b00001 #b00000))
                         #b00000)))
      (a!313 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))
                 (= a!128 #b1))))
(let ((a!79 (or (not (bvsle a!47 #x0000e))
                (and (bvsle #x00001 a!47)
                     (bvsle a!47 #x0000e)
                     (not (bvsle #x00fff a!78)))))
      (a!87 (and a!6
                 a!4
                 (not a!1)
                 (not a!2)
                 a!10
                 a!14
                 (or (not (bvsle a!81 #x0000e)) a!84 a!86)))
      (a!89 (not (or (not (bvsle a!81 #x0000e)) a!88)))
      (a!91 (not (or (not (bvsle a!81 #x0000e)) a!84 a!86)))
      (a!111 (not (or (not (bvsle a!107 #x0000e))
                      (and (bvsle #x00001 a!107) (bvsle a!107 #x0000e) a!110))))
      (a!115 (or (and (not (bvsle a!107 #x0000e)) (bvsle #x00001 a!113)) a!114))
      (a!120 (or a!118
                 (and (not (bvsle a!107 #x0000e)) (bvsle #x00001 a!117))
                 a!119))
      (a!142 (ite a!136
                  a!139
                  (ite a!140
                       (bvadd #b000000000000001
                              (ite a!141 #b000000000000001 #b000000000000000))
                       #b000000000000000)))
      (a!151 (ite a!145
                  a!148
                  (ite a!149
                       (bvadd #b000000000000001
                              (ite a!150 #b000000000000001 #b000000000000000))
                       #b000000000000000)))
      (a!171 (ite a!136
                  a!170
                  (ite a!140
                       (bvadd #b0000001 (ite a!141 #b0000001 #b0000000))
                       #b0000000)))
      (a!173 (ite a!145
                  a!172
                  (ite a!149
                       (bvadd #b0000001 (ite a!150 #b0000001 #b0000000))
                       #b0000000)))
      (a!175 (ite a!152
                  a!174
                  (ite a!156
                       (bvadd #b0000001 (ite a!157 #b0000001 #b0000000))
                       #b0000000)))
      (a!180 (ite a!152
                  a!155
                  (ite a!156
                       (bvadd #b000000000000001
                              (ite a!157 #b000000000000001 #b000000000000000))
                       #b000000000000000)))
      (a!233 (ite a!136 a!232 (ite a!140 (bvadd #x1 (ite a!141 #x1 #x0)) #x0)))
      (a!235 (ite a!145 a!234 (ite a!149 (bvadd #x1 (ite a!150 #x1 #x0)) #x0)))
      (a!237 (ite a!152 a!236 (ite a!156 (bvadd #x1 (ite a!157 #x1 #x0)) #x0)))
      (a!284 (ite a!136
                  a!283
                  (ite a!140
                       (bvadd #b00001 (ite a!141 #b00001 #b00000))
                       #b00000)))
      (a!286 (ite a!145
                  a!285
                  (ite a!149
                       (bvadd #b00001 (ite a!150 #b00001 #b00000))
                       #b00000)))
      (a!288 (ite a!152
                  a!287
                  (ite a!156
                       (bvadd #b00001 (ite a!157 #b00001 #b00000))
                       #b00000)))
      (a!314 (ite a!313
                  (ite (= ((_ extract 15 15) a) ((_ extract 15 15) b)) #b0 #b1)
                  (bvxor ((_ extract 15 15) a) ((_ extract 15 15) b)))))
(let ((a!80 (and a!6 a!4 (not a!1) (not a!2) a!10 a!14 (not a!79)))
      (a!90 (and a!6 a!4 (not a!1) (not a!2) a!10 a!14 a!79 a!89))
      (a!92 (and a!6
                 a!4
                 (not a!1)
                 (not a!2)
                 a!10
                 a!14
                 (or (not (bvsle a!81 #x0000e)) a!88)
                 a!91))
      (a!121 (and a!96
                  (not a!94)
                  (or (not a!106) a!111)
                  (not a!115)
                  (or (= ((_ extract 0 0) c) #b0) (not (or a!116 a!118)))
                  a!120))
      (a!143 ((_ extract 14 1)
               (bvadd #b000000000001000
                      (ite a!130 (bvadd #b000000000000100 a!135) a!142))))
      (a!176 (ite a!129
                  (bvadd #b0001000 (ite a!130 (bvadd #b0000100 a!169) a!171))
                  (ite a!144 (bvadd #b0000100 a!173) a!175)))
      (a!181 (ite a!129
                  (bvadd #b000000000001000
                         (ite a!130 (bvadd #b000000000000100 a!135) a!142))
                  (ite a!144 (bvadd #b000000000000100 a!151) a!180)))
      (a!238 (ite a!129
                  (bvadd #x8 (ite a!130 (bvadd #x4 a!231) a!233))
                  (ite a!144 (bvadd #x4 a!235) a!237)))
      (a!289 (ite a!129
                  (bvadd #b01000 (ite a!130 (bvadd #b00100 a!282) a!284))
                  (ite a!144 (bvadd #b00100 a!286) a!288)))
      (a!315 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b00000))
                  (ite a!312 #b0 #b1)
                  a!314)))
(let ((a!93 (or a!1
                a!2
                a!3
                a!5
                a!7
                a!12
                a!13
                a!15
                (and (not a!1) (not a!2) (not (or a!3 a!13)))
                a!80
                a!87
                a!90
                a!92))
      (a!100 (or (and (= ((_ extract 14 10) c) #b11111)
                      (= ((_ extract 9 0) c) #b0000000000))
                 (not a!80)))
      (a!159 (ite a!129
                  a!143
                  (ite a!144
                       ((_ extract 14 1) (bvadd #b000000000000100 a!151))
                       (ite a!152 ((_ extract 14 1) a!155) a!158))))
      (a!177 (bvadd #b0000001
                    a!162
                    (concat #b00 a!163)
                    (bvmul #b1111111 (concat #b00 a!164))
                    (bvmul #b1111111 a!176)
                    a!167))
      (a!182 (= ((_ extract 14 14)
                  (bvshl a!179 (bvadd #b111111111111111 a!181)))
                #b1))
      (a!189 (= ((_ extract 0 0) (bvshl a!179 (bvadd #b111111111111111 a!181)))
                #b0))
      (a!191 (= ((_ extract 2 2) (bvshl a!179 (bvadd #b111111111111111 a!181)))
                #b0))
      (a!192 (= ((_ extract 1 1) (bvshl a!179 (bvadd #b111111111111111 a!181)))
                #b0))
      (a!196 (= ((_ extract 4 4) (bvshl a!179 (bvadd #b111111111111111 a!181)))
                #b0))
      (a!197 (= ((_ extract 3 3) (bvshl a!179 (bvadd #b111111111111111 a!181)))
                #b0))
      (a!200 (= ((_ extract 6 6) (bvshl a!179 (bvadd #b111111111111111 a!181)))
                #b0))
      (a!201 (= ((_ extract 5 5) (bvshl a!179 (bvadd #b111111111111111 a!181)))
                #b0))
      (a!206 (= ((_ extract 8 8) (bvshl a!179 (bvadd #b111111111111111 a!181)))
                #b0))
      (a!207 (= ((_ extract 7 7) (bvshl a!179 (bvadd #b111111111111111 a!181)))
                #b0))
      (a!210 (= ((_ extract 10 10)
                  (bvshl a!179 (bvadd #b111111111111111 a!181)))
                #b0))
      (a!211 (= ((_ extract 9 9) (bvshl a!179 (bvadd #b111111111111111 a!181)))
                #b0))
      (a!215 (= ((_ extract 12 12)
                  (bvshl a!179 (bvadd #b111111111111111 a!181)))
                #b0))
      (a!216 (= ((_ extract 11 11)
                  (bvshl a!179 (bvadd #b111111111111111 a!181)))
                #b0))
      (a!219 (= ((_ extract 14 14)
                  (bvshl a!179 (bvadd #b111111111111111 a!181)))
                #b0))
      (a!220 (= ((_ extract 13 13)
                  (bvshl a!179 (bvadd #b111111111111111 a!181)))
                #b0))
      (a!239 (bvadd #x1
                    a!227
                    (bvmul #xf a!228)
                    (bvmul #xf a!238)
                    (ite a!18 #x2 (bvadd #x1 ((_ extract 13 10) a)))
                    a!229))
      (a!316 (ite a!124
                  (ite a!310 #b0 #b1)
                  (ite a!125
                       (ite a!311 #b0 #b1)
                       (ite a!126 (ite a!310 #b0 #b1) a!315)))))
(let ((a!122 (and (or a!94 (not (or a!1 a!2)))
                  a!95
                  (or (not a!7) a!98)
                  a!99
                  (or (not (or a!3 a!13)) a!94)
                  (or a!98 (not a!15))
                  a!100
                  (or a!103 a!104)
                  (or a!98 (not a!87))
                  (or (not a!90) a!121)
                  (or (not a!92) a!121)))
      (a!183 (and (= (ite (= a!159 #b00000000000000) a!168 a!177) #b0001111)
                  (ite (= a!159 #b00000000000000) a!178 a!182)))
      (a!184 (not (ite (= a!159 #b00000000000000)
                       (= ((_ extract 6 6) a!168) #b1)
                       (= ((_ extract 6 6) a!177) #b1))))
      (a!185 (or (ite (= a!159 #b00000000000000)
                      (= ((_ extract 5 5) a!168) #b1)
                      (= ((_ extract 5 5) a!177) #b1))
                 (ite (= a!159 #b00000000000000)
                      (= ((_ extract 4 4) a!168) #b1)
                      (= ((_ extract 4 4) a!177) #b1))))
      (a!186 (ite (= a!159 #b00000000000000)
                  ((_ extract 25 18)
                    (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                  ((_ extract 14 7)
                    (bvshl a!179 (bvadd #b111111111111111 a!181)))))
      (a!187 (ite (= a!159 #b00000000000000)
                  ((_ extract 17 14)
                    (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                  ((_ extract 6 3)
                    (bvshl a!179 (bvadd #b111111111111111 a!181)))))
      (a!188 (ite (= a!159 #b00000000000000)
                  ((_ extract 13 12)
                    (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                  ((_ extract 2 1)
                    (bvshl a!179 (bvadd #b111111111111111 a!181)))))
      (a!190 (bvadd #b0000010
                    (ite (ite (= a!159 #b00000000000000) (= a!132 #b0) a!189)
                         #b0000001
                         #b0000000)))
      (a!193 (bvadd #b0000001
                    (ite (ite (= a!159 #b00000000000000) a!134 a!192)
                         #b0000001
                         #b0000000)))
      (a!195 (ite (= a!159 #b00000000000000)
                  ((_ extract 17 16)
                    (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                  ((_ extract 6 5)
                    (bvshl a!179 (bvadd #b111111111111111 a!181)))))
      (a!198 (bvadd #b0000001
                    (ite (ite (= a!159 #b00000000000000) a!138 a!197)
                         #b0000001
                         #b0000000)))
      (a!202 (bvadd #b0000001
                    (ite (ite (= a!159 #b00000000000000) a!141 a!201)
                         #b0000001
                         #b0000000)))
      (a!204 (ite (= a!159 #b00000000000000)
                  ((_ extract 25 22)
                    (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                  ((_ extract 14 11)
                    (bvshl a!179 (bvadd #b111111111111111 a!181)))))
      (a!205 (ite (= a!159 #b00000000000000)
                  ((_ extract 21 20)
                    (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                  ((_ extract 10 9)
                    (bvshl a!179 (bvadd #b111111111111111 a!181)))))
      (a!208 (bvadd #b0000001
                    (ite (ite (= a!159 #b00000000000000) a!147 a!207)
                         #b0000001
                         #b0000000)))
      (a!212 (bvadd #b0000001
                    (ite (ite (= a!159 #b00000000000000) a!150 a!211)
                         #b0000001
                         #b0000000)))
      (a!214 (ite (= a!159 #b00000000000000)
                  ((_ extract 25 24)
                    (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                  ((_ extract 14 13)
                    (bvshl a!179 (bvadd #b111111111111111 a!181)))))
      (a!217 (bvadd #b0000001
                    (ite (ite (= a!159 #b00000000000000) a!154 a!216)
                         #b0000001
                         #b0000000)))
      (a!221 (bvadd #b0000001
                    (ite (ite (= a!159 #b00000000000000) a!157 a!220)
                         #b0000001
                         #b0000000)))
      (a!226 (concat (ite (= a!159 #b00000000000000)
                          a!179
                          (bvshl a!179 (bvadd #b111111111111111 a!181)))
                     #b000000000000000))
      (a!240 (bvadd #x2
                    (ite (ite (= a!159 #b00000000000000) (= a!132 #b0) a!189)
                         #x1
                         #x0)))
      (a!241 (bvadd #x1
                    (ite (ite (= a!159 #b00000000000000) a!134 a!192) #x1 #x0)))
      (a!243 (bvadd #x1
                    (ite (ite (= a!159 #b00000000000000) a!138 a!197) #x1 #x0)))
      (a!245 (bvadd #x1
                    (ite (ite (= a!159 #b00000000000000) a!141 a!201) #x1 #x0)))
      (a!247 (bvadd #x1
                    (ite (ite (= a!159 #b00000000000000) a!147 a!207) #x1 #x0)))
      (a!249 (bvadd #x1
                    (ite (ite (= a!159 #b00000000000000) a!150 a!211) #x1 #x0)))
      (a!251 (bvadd #x1
                    (ite (ite (= a!159 #b00000000000000) a!154 a!216) #x1 #x0)))
      (a!253 (bvadd #x1
                    (ite (ite (= a!159 #b00000000000000) a!157 a!220) #x1 #x0)))
      (a!266 (bvadd #b00010
                    (ite (ite (= a!159 #b00000000000000) (= a!132 #b0) a!189)
                         #b00001
                         #b00000)))
      (a!267 (bvadd #b00001
                    (ite (ite (= a!159 #b00000000000000) a!134 a!192)
                         #b00001
                         #b00000)))
      (a!269 (bvadd #b00001
                    (ite (ite (= a!159 #b00000000000000) a!138 a!197)
                         #b00001
                         #b00000)))
      (a!271 (bvadd #b00001
                    (ite (ite (= a!159 #b00000000000000) a!141 a!201)
                         #b00001
                         #b00000)))
      (a!273 (bvadd #b00001
                    (ite (ite (= a!159 #b00000000000000) a!147 a!207)
                         #b00001
                         #b00000)))
      (a!275 (bvadd #b00001
                    (ite (ite (= a!159 #b00000000000000) a!150 a!211)
                         #b00001
                         #b00000)))
      (a!277 (bvadd #b00001
                    (ite (ite (= a!159 #b00000000000000) a!154 a!216)
                         #b00001
                         #b00000)))
      (a!279 (bvadd #b00001
                    (ite (ite (= a!159 #b00000000000000) a!157 a!220)
                         #b00001
                         #b00000)))
      (a!317 (= ((_ extract 15 15) c)
                (ite (or a!1 a!2) #b0 (ite a!123 (ite a!309 #b0 #b1) a!316)))))
(let ((a!194 (ite (= a!188 #b00)
                  a!190
                  (ite (ite (= a!159 #b00000000000000) a!133 a!191)
                       a!193
                       #b0000000)))
      (a!199 (bvadd #b0000010
                    (ite (ite (= a!159 #b00000000000000) a!137 a!196)
                         a!198
                         #b0000000)))
      (a!209 (bvadd #b0000010
                    (ite (ite (= a!159 #b00000000000000) a!146 a!206)
                         a!208
                         #b0000000)))
      (a!218 (bvadd #b0000010
                    (ite (ite (= a!159 #b00000000000000) a!153 a!215)
                         a!217
                         #b0000000)))
      (a!242 (ite (= a!188 #b00)
                  a!240
                  (ite (ite (= a!159 #b00000000000000) a!133 a!191) a!241 #x0)))
      (a!244 (bvadd #x2
                    (ite (ite (= a!159 #b00000000000000) a!137 a!196) a!243 #x0)))
      (a!248 (bvadd #x2
                    (ite (ite (= a!159 #b00000000000000) a!146 a!206) a!247 #x0)))
      (a!252 (bvadd #x2
                    (ite (ite (= a!159 #b00000000000000) a!153 a!215) a!251 #x0)))
      (a!268 (ite (= a!188 #b00)
                  a!266
                  (ite (ite (= a!159 #b00000000000000) a!133 a!191)
                       a!267
                       #b00000)))
      (a!270 (bvadd #b00010
                    (ite (ite (= a!159 #b00000000000000) a!137 a!196)
                         a!269
                         #b00000)))
      (a!274 (bvadd #b00010
                    (ite (ite (= a!159 #b00000000000000) a!146 a!206)
                         a!273
                         #b00000)))
      (a!278 (bvadd #b00010
                    (ite (ite (= a!159 #b00000000000000) a!153 a!215)
                         a!277
                         #b00000))))
(let ((a!203 (ite (= a!195 #b00)
                  a!199
                  (ite (ite (= a!159 #b00000000000000) a!140 a!200)
                       a!202
                       #b0000000)))
      (a!213 (ite (= a!205 #b00)
                  a!209
                  (ite (ite (= a!159 #b00000000000000) a!149 a!210)
                       a!212
                       #b0000000)))
      (a!222 (ite (= a!214 #b00)
                  a!218
                  (ite (ite (= a!159 #b00000000000000) a!156 a!219)
                       a!221
                       #b0000000)))
      (a!246 (ite (= a!195 #b00)
                  a!244
                  (ite (ite (= a!159 #b00000000000000) a!140 a!200) a!245 #x0)))
      (a!250 (ite (= a!205 #b00)
                  a!248
                  (ite (ite (= a!159 #b00000000000000) a!149 a!210) a!249 #x0)))
      (a!254 (ite (= a!214 #b00)
                  a!252
                  (ite (ite (= a!159 #b00000000000000) a!156 a!219) a!253 #x0)))
      (a!272 (ite (= a!195 #b00)
                  a!270
                  (ite (ite (= a!159 #b00000000000000) a!140 a!200)
                       a!271
                       #b00000)))
      (a!276 (ite (= a!205 #b00)
                  a!274
                  (ite (ite (= a!159 #b00000000000000) a!149 a!210)
                       a!275
                       #b00000)))
      (a!280 (ite (= a!214 #b00)
                  a!278
                  (ite (ite (= a!159 #b00000000000000) a!156 a!219)
                       a!279
                       #b00000))))
(let ((a!223 (ite (= a!186 #x00)
                  (bvadd #b0001000
                         (ite (= a!187 #x0) (bvadd #b0000100 a!194) a!203))
                  (ite (= a!204 #x0) (bvadd #b0000100 a!213) a!222)))
      (a!255 (ite (= a!186 #x00)
                  (bvadd #x8 (ite (= a!187 #x0) (bvadd #x4 a!242) a!246))
                  (ite (= a!204 #x0) (bvadd #x4 a!250) a!254)))
      (a!281 (ite (= a!186 #x00)
                  (bvadd #b01000
                         (ite (= a!187 #x0) (bvadd #b00100 a!268) a!272))
                  (ite (= a!204 #x0) (bvadd #b00100 a!276) a!280))))
(let ((a!224 (bvsle (bvadd #b0001111
                           (bvmul #b1111111 a!223)
                           (ite (= a!159 #b00000000000000) a!168 a!177))
                    #b1111111))
      (a!290 (bvadd #b00001
                    (bvmul #b11111 a!281)
                    (ite (= a!159 #b00000000000000)
                         (bvadd (bvmul #b11111 a!161)
                                (bvmul #b11111 a!164)
                                a!166
                                a!163)
                         (bvadd #b00001
                                (bvmul #b11111 a!161)
                                (bvmul #b11111 a!164)
                                (bvmul #b11111 a!289)
                                a!166
                                a!163)))))
(let ((a!225 (ite a!224
                  (bvadd #b0001111 (ite (= a!159 #b00000000000000) a!168 a!177))
                  a!223))
      (a!256 (ite a!224
                  (bvadd #xf (ite (= a!159 #b00000000000000) a!230 a!239))
                  a!255)))
(let ((a!257 (and (= ((_ extract 6 4) (bvmul #b1111111 a!225)) #b000)
                  (bvule (bvmul #xf a!256) #xd))))
(let ((a!258 (bvlshr a!226
                     (concat #b00000000000000000000000
                             (ite a!257 (bvmul #b1111111 a!225) #b0001101)))))
(let ((a!259 (ite (bvsle a!225 #b1111111)
                  ((_ extract 29 19) a!258)
                  ((_ extract 29 19)
                    (bvshl a!226 (concat #b00000000000000000000000 a!225)))))
      (a!260 (ite (bvsle a!225 #b1111111)
                  ((_ extract 18 18) a!258)
                  ((_ extract 18 18)
                    (bvshl a!226 (concat #b00000000000000000000000 a!225)))))
      (a!261 (ite (bvsle a!225 #b1111111)
                  ((_ extract 16 0) a!258)
                  ((_ extract 16 0)
                    (bvshl a!226 (concat #b00000000000000000000000 a!225)))))
      (a!262 (ite (bvsle a!225 #b1111111)
                  ((_ extract 17 17) a!258)
                  ((_ extract 17 17)
                    (bvshl a!226 (concat #b00000000000000000000000 a!225)))))
      (a!263 (ite (bvsle a!225 #b1111111)
                  ((_ extract 19 19) a!258)
                  ((_ extract 19 19)
                    (bvshl a!226 (concat #b00000000000000000000000 a!225)))))
      (a!302 (ite (bvsle a!225 #b1111111)
                  ((_ extract 28 19) a!258)
                  ((_ extract 28 19)
                    (bvshl a!226 (concat #b00000000000000000000000 a!225))))))
(let ((a!264 (bvor (bvnot a!260) (bvnot (bvor (bvredor a!261) a!262 a!263)))))
(let ((a!265 ((_ extract 11 11)
               (bvadd (concat #b0 a!259) (concat #b00000000000 (bvnot a!264)))))
      (a!293 ((_ extract 10 10)
               (bvadd (concat #b0000000000 (bvnot a!264)) a!259)))
      (a!301 ((_ extract 10 1)
               (bvadd (concat #b0 a!259) (concat #b00000000000 (bvnot a!264))))))
(let ((a!291 (bvadd #b01111
                    (ite (= a!265 #b1)
                         (bvadd #b00001 (ite a!224 #b10010 a!290))
                         (ite a!224 #b10010 a!290))))
      (a!303 (ite (= a!265 #b1)
                  a!301
                  (bvadd (concat #b000000000 (bvnot a!264)) a!302))))
(let ((a!292 (or (= a!128 #b1)
                 a!183
                 (and a!184 a!185)
                 (and (= a!265 #b1) (= (bvredand a!291) #b1))))
      (a!294 (ite (and (= a!265 #b1) (= (bvredand a!291) #b1)) #b00111 a!291))
      (a!304 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))
                 (= a!128 #b1)
                 a!183
                 (and a!184 a!185)
                 (and (= a!265 #b1) (= (bvredand a!291) #b1))
                 (= a!303 #b0000000000)))
      (a!323 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))
                 (= a!128 #b1)
                 a!183
                 (and a!184 a!185)
                 (and (= a!265 #b1) (= (bvredand a!291) #b1)))))
(let ((a!295 (ite a!292
                  #b11111
                  (ite (ite (= a!265 #b1) (= a!265 #b0) (= a!293 #b0))
                       #b00000
                       a!294)))
      (a!305 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b00000))
                  a!17
                  a!304))
      (a!324 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b00000))
                  a!322
                  (ite a!323 #b0000000000 a!303))))
(let ((a!296 (ite (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b00000))
                  #b00000
                  a!295))
      (a!306 (ite a!123
                  a!299
                  (ite a!124 a!300 (ite a!125 a!299 (ite a!126 a!300 a!305)))))
      (a!325 (ite a!123
                  a!320
                  (ite a!124 a!321 (ite a!125 a!320 (ite a!126 a!321 a!324))))))
(let ((a!297 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b00000))
                  #b11111
                  a!296))
      (a!307 (not (and a!306 (not (or a!1 a!2))))))
(let ((a!298 (ite a!124
                  (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))
                  (or a!125 (ite a!126 a!127 (= a!297 #b11111)))))
      (a!319 (ite (or a!1 a!2 a!123)
                  #b11111
                  (ite a!124 a!318 (ite a!125 #b11111 (ite a!126 a!318 a!297))))))
(let ((a!308 (and (= ((_ extract 14 10) c) #b11111)
                  (not (= ((_ extract 9 0) c) #b0000000000))
                  (or a!1 a!2 a!123 a!298)
                  a!307))
      (a!326 (and a!317
                  (= ((_ extract 14 10) c) a!319)
                  (= ((_ extract 9 0) c) (ite (or a!1 a!2) #b0000000001 a!325)))))
  (not (= (or (not a!93) a!122) (or a!308 a!326))))))))))))))))))))))))))))))))
(assert (not (not refuted)))
(check-sat)
