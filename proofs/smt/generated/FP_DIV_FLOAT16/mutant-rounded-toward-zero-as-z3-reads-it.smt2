; FP_DIV_FLOAT16
; a counterexample to float16: whole, as Z3 reads fp.div, wrong on purpose: rounded toward zero, as Z3 reads it
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-rounded-toward-zero-as-z3-reads-it.smt2 bitwuzla, or python -m vinculum.prove.solvers mutant-rounded-toward-zero-as-z3-reads-it.smt2 glucose
; replay by their own programs, where these are installed: bitwuzla mutant-rounded-toward-zero-as-z3-reads-it.smt2
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
      (a!124 (or (= ((_ extract 15 15) b) #b0)
                 (and (= ((_ extract 9 0) b) #b0000000000)
                      (= ((_ extract 14 10) b) #b11111))))
      (a!125 (and (= ((_ extract 15 15) b) #b0)
                  (= ((_ extract 9 0) b) #b0000000000)
                  (= ((_ extract 14 10) b) #b11111)))
      (a!126 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b11111))
                 (= ((_ extract 15 15) a) ((_ extract 15 15) b))))
      (a!127 (and (= ((_ extract 15 15) a) #b1)
                  (= ((_ extract 9 0) a) #b0000000000)
                  (= ((_ extract 14 10) a) #b11111)))
      (a!128 (or (and (= ((_ extract 9 0) b) #b0000000000)
                      (= ((_ extract 14 10) b) #b11111))
                 (not (= ((_ extract 15 15) b) #b0))))
      (a!129 (and (= ((_ extract 15 15) b) #b1)
                  (= ((_ extract 9 0) b) #b0000000000)
                  (= ((_ extract 14 10) b) #b11111)))
      (a!130 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))
                 (= ((_ extract 15 15) a) ((_ extract 15 15) b))))
      (a!137 (ite (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))
                  #b11111
                  #b00000))
      (a!169 (bvnot ((_ extract 4 4) (bvadd #b00001 ((_ extract 14 10) b)))))
      (a!174 (bvnot ((_ extract 4 4) (bvadd #b00001 ((_ extract 14 10) a)))))
      (a!299 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b11111))
                  #b0000000001
                  #b0000000000))
      (a!300 (ite (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))
                  #b0000000001
                  #b0000000000))
      (a!301 (ite (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b00000))
                  #b0000000001
                  #b0000000000))
      (a!307 (and true
                  (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))))
      (a!309 (not (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b11111))))
      (a!310 (not (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111)))))
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
      (a!170 (ite a!33 #b10010 (concat a!169 (bvadd #x1 ((_ extract 13 10) b)))))
      (a!175 (ite a!18 #b10010 (concat a!174 (bvadd #x1 ((_ extract 13 10) a)))))
      (a!236 (bvmul #xf (ite a!33 #x2 (bvadd #x1 ((_ extract 13 10) b))))))
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
      (a!171 (bvmul #b1111111
                    (concat (concat (ite a!33 #b1 a!169) (ite a!33 #b1 a!169)) a!170)))
      (a!172 (ite (or (not a!33) (= ((_ extract 9 0) b) #b0000000000))
                  #b00000
                  (ite (= ((_ extract 9 5) b) #b00000) a!67 a!73)))
      (a!173 (ite (or (not a!18) (= ((_ extract 9 0) a) #b0000000000))
                  #b00000
                  (ite (= ((_ extract 9 5) a) #b00000) a!53 a!59)))
      (a!176 (concat (concat (ite a!18 #b1 a!174) (ite a!18 #b1 a!174)) a!175))
      (a!237 (ite (or (not a!18) (= ((_ extract 9 0) a) #b0000000000))
                  #x0
                  (ite (= ((_ extract 9 5) a) #b00000) a!24 a!30)))
      (a!238 (ite (or (not a!33) (= ((_ extract 9 0) b) #b0000000000))
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
      (a!177 (bvadd a!171
                    (concat #b00 a!172)
                    (bvmul #b1111111 (concat #b00 a!173))
                    a!176))
      (a!239 (bvadd a!236
                    (bvmul #xf a!237)
                    (ite a!18 #x2 (bvadd #x1 ((_ extract 13 10) a)))
                    a!238)))
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
      (a!131 (bvredor ((_ extract 34 26)
                        (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))))
      (a!138 (= ((_ extract 25 18)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #x00))
      (a!139 (= ((_ extract 17 14)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #x0))
      (a!140 (= ((_ extract 13 12)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b00))
      (a!141 (bvredor ((_ extract 11 0)
                        (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))))
      (a!142 (= ((_ extract 13 13)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!143 (= ((_ extract 12 12)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!145 (= ((_ extract 17 16)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b00))
      (a!146 (= ((_ extract 15 15)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!147 (= ((_ extract 14 14)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!149 (= ((_ extract 17 17)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!150 (= ((_ extract 16 16)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!153 (= ((_ extract 25 22)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #x0))
      (a!154 (= ((_ extract 21 20)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b00))
      (a!155 (= ((_ extract 19 19)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!156 (= ((_ extract 18 18)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!158 (= ((_ extract 21 21)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!159 (= ((_ extract 20 20)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!161 (= ((_ extract 25 24)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b00))
      (a!162 (= ((_ extract 23 23)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!163 (= ((_ extract 22 22)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!165 (= ((_ extract 25 25)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!166 (= ((_ extract 24 24)
                  (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                #b0))
      (a!189 (= ((_ extract 25 25)
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
      (a!132 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))
                 (= a!131 #b1)))
      (a!144 (ite a!140
                  (bvadd #b000000000000010
                         (ite (= a!141 #b0) #b000000000000001 #b000000000000000))
                  (ite a!142
                       (bvadd #b000000000000001
                              (ite a!143 #b000000000000001 #b000000000000000))
                       #b000000000000000)))
      (a!148 (bvadd #b000000000000010
                    (ite a!146
                         (bvadd #b000000000000001
                                (ite a!147 #b000000000000001 #b000000000000000))
                         #b000000000000000)))
      (a!157 (bvadd #b000000000000010
                    (ite a!155
                         (bvadd #b000000000000001
                                (ite a!156 #b000000000000001 #b000000000000000))
                         #b000000000000000)))
      (a!164 (bvadd #b000000000000010
                    (ite a!162
                         (bvadd #b000000000000001
                                (ite a!163 #b000000000000001 #b000000000000000))
                         #b000000000000000)))
      (a!167 (ite a!165
                  ((_ extract 14 1)
                    (bvadd #b000000000000001
                           (ite a!166 #b000000000000001 #b000000000000000)))
                  #b00000000000000))
      (a!178 (ite a!140
                  (bvadd #b0000010 (ite (= a!141 #b0) #b0000001 #b0000000))
                  (ite a!142
                       (bvadd #b0000001 (ite a!143 #b0000001 #b0000000))
                       #b0000000)))
      (a!179 (bvadd #b0000010
                    (ite a!146
                         (bvadd #b0000001 (ite a!147 #b0000001 #b0000000))
                         #b0000000)))
      (a!181 (bvadd #b0000010
                    (ite a!155
                         (bvadd #b0000001 (ite a!156 #b0000001 #b0000000))
                         #b0000000)))
      (a!183 (bvadd #b0000010
                    (ite a!162
                         (bvadd #b0000001 (ite a!163 #b0000001 #b0000000))
                         #b0000000)))
      (a!190 (concat ((_ extract 25 12)
                       (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                     a!141))
      (a!240 (ite a!140
                  (bvadd #x2 (ite (= a!141 #b0) #x1 #x0))
                  (ite a!142 (bvadd #x1 (ite a!143 #x1 #x0)) #x0)))
      (a!241 (bvadd #x2 (ite a!146 (bvadd #x1 (ite a!147 #x1 #x0)) #x0)))
      (a!243 (bvadd #x2 (ite a!155 (bvadd #x1 (ite a!156 #x1 #x0)) #x0)))
      (a!245 (bvadd #x2 (ite a!162 (bvadd #x1 (ite a!163 #x1 #x0)) #x0)))
      (a!285 (ite a!140
                  (bvadd #b00010 (ite (= a!141 #b0) #b00001 #b00000))
                  (ite a!142
                       (bvadd #b00001 (ite a!143 #b00001 #b00000))
                       #b00000)))
      (a!286 (bvadd #b00010
                    (ite a!146
                         (bvadd #b00001 (ite a!147 #b00001 #b00000))
                         #b00000)))
      (a!288 (bvadd #b00010
                    (ite a!155
                         (bvadd #b00001 (ite a!156 #b00001 #b00000))
                         #b00000)))
      (a!290 (bvadd #b00010
                    (ite a!162
                         (bvadd #b00001 (ite a!163 #b00001 #b00000))
                         #b00000))))
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
      (a!133 (ite a!132
                  (ite (= ((_ extract 15 15) a) ((_ extract 15 15) b)) #b0 #b1)
                  (bvxor ((_ extract 15 15) a) ((_ extract 15 15) b))))
      (a!151 (ite a!145
                  a!148
                  (ite a!149
                       (bvadd #b000000000000001
                              (ite a!150 #b000000000000001 #b000000000000000))
                       #b000000000000000)))
      (a!160 (ite a!154
                  a!157
                  (ite a!158
                       (bvadd #b000000000000001
                              (ite a!159 #b000000000000001 #b000000000000000))
                       #b000000000000000)))
      (a!180 (ite a!145
                  a!179
                  (ite a!149
                       (bvadd #b0000001 (ite a!150 #b0000001 #b0000000))
                       #b0000000)))
      (a!182 (ite a!154
                  a!181
                  (ite a!158
                       (bvadd #b0000001 (ite a!159 #b0000001 #b0000000))
                       #b0000000)))
      (a!184 (ite a!161
                  a!183
                  (ite a!165
                       (bvadd #b0000001 (ite a!166 #b0000001 #b0000000))
                       #b0000000)))
      (a!191 (ite a!161
                  a!164
                  (ite a!165
                       (bvadd #b000000000000001
                              (ite a!166 #b000000000000001 #b000000000000000))
                       #b000000000000000)))
      (a!242 (ite a!145 a!241 (ite a!149 (bvadd #x1 (ite a!150 #x1 #x0)) #x0)))
      (a!244 (ite a!154 a!243 (ite a!158 (bvadd #x1 (ite a!159 #x1 #x0)) #x0)))
      (a!246 (ite a!161 a!245 (ite a!165 (bvadd #x1 (ite a!166 #x1 #x0)) #x0)))
      (a!287 (ite a!145
                  a!286
                  (ite a!149
                       (bvadd #b00001 (ite a!150 #b00001 #b00000))
                       #b00000)))
      (a!289 (ite a!154
                  a!288
                  (ite a!158
                       (bvadd #b00001 (ite a!159 #b00001 #b00000))
                       #b00000)))
      (a!291 (ite a!161
                  a!290
                  (ite a!165
                       (bvadd #b00001 (ite a!166 #b00001 #b00000))
                       #b00000))))
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
      (a!134 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b00000))
                  (ite a!130 #b0 #b1)
                  a!133))
      (a!152 ((_ extract 14 1)
               (bvadd #b000000000001000
                      (ite a!139 (bvadd #b000000000000100 a!144) a!151))))
      (a!185 (ite a!138
                  (bvadd #b0001000 (ite a!139 (bvadd #b0000100 a!178) a!180))
                  (ite a!153 (bvadd #b0000100 a!182) a!184)))
      (a!192 (ite a!138
                  (bvadd #b000000000001000
                         (ite a!139 (bvadd #b000000000000100 a!144) a!151))
                  (ite a!153 (bvadd #b000000000000100 a!160) a!191)))
      (a!247 (ite a!138
                  (bvadd #x8 (ite a!139 (bvadd #x4 a!240) a!242))
                  (ite a!153 (bvadd #x4 a!244) a!246)))
      (a!292 (ite a!138
                  (bvadd #b01000 (ite a!139 (bvadd #b00100 a!285) a!287))
                  (ite a!153 (bvadd #b00100 a!289) a!291))))
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
      (a!135 (ite a!125
                  (ite a!126 #b0 #b1)
                  (ite a!127
                       (ite a!128 #b0 #b1)
                       (ite a!129 (ite a!126 #b0 #b1) a!134))))
      (a!168 (ite a!138
                  a!152
                  (ite a!153
                       ((_ extract 14 1) (bvadd #b000000000000100 a!160))
                       (ite a!161 ((_ extract 14 1) a!164) a!167))))
      (a!186 (bvadd #b0000001
                    a!171
                    (concat #b00 a!172)
                    (bvmul #b1111111 (concat #b00 a!173))
                    (bvmul #b1111111 a!185)
                    a!176))
      (a!193 (= ((_ extract 14 14)
                  (bvshl a!190 (bvadd #b111111111111111 a!192)))
                #b1))
      (a!198 (= ((_ extract 0 0) (bvshl a!190 (bvadd #b111111111111111 a!192)))
                #b0))
      (a!200 (= ((_ extract 2 2) (bvshl a!190 (bvadd #b111111111111111 a!192)))
                #b0))
      (a!201 (= ((_ extract 1 1) (bvshl a!190 (bvadd #b111111111111111 a!192)))
                #b0))
      (a!205 (= ((_ extract 4 4) (bvshl a!190 (bvadd #b111111111111111 a!192)))
                #b0))
      (a!206 (= ((_ extract 3 3) (bvshl a!190 (bvadd #b111111111111111 a!192)))
                #b0))
      (a!209 (= ((_ extract 6 6) (bvshl a!190 (bvadd #b111111111111111 a!192)))
                #b0))
      (a!210 (= ((_ extract 5 5) (bvshl a!190 (bvadd #b111111111111111 a!192)))
                #b0))
      (a!215 (= ((_ extract 8 8) (bvshl a!190 (bvadd #b111111111111111 a!192)))
                #b0))
      (a!216 (= ((_ extract 7 7) (bvshl a!190 (bvadd #b111111111111111 a!192)))
                #b0))
      (a!219 (= ((_ extract 10 10)
                  (bvshl a!190 (bvadd #b111111111111111 a!192)))
                #b0))
      (a!220 (= ((_ extract 9 9) (bvshl a!190 (bvadd #b111111111111111 a!192)))
                #b0))
      (a!224 (= ((_ extract 12 12)
                  (bvshl a!190 (bvadd #b111111111111111 a!192)))
                #b0))
      (a!225 (= ((_ extract 11 11)
                  (bvshl a!190 (bvadd #b111111111111111 a!192)))
                #b0))
      (a!228 (= ((_ extract 14 14)
                  (bvshl a!190 (bvadd #b111111111111111 a!192)))
                #b0))
      (a!229 (= ((_ extract 13 13)
                  (bvshl a!190 (bvadd #b111111111111111 a!192)))
                #b0))
      (a!248 (bvadd #x1
                    a!236
                    (bvmul #xf a!237)
                    (bvmul #xf a!247)
                    (ite a!18 #x2 (bvadd #x1 ((_ extract 13 10) a)))
                    a!238)))
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
      (a!136 (= ((_ extract 15 15) c)
                (ite (or a!1 a!2) #b0 (ite a!123 (ite a!124 #b0 #b1) a!135))))
      (a!187 (not (ite (= a!168 #b00000000000000)
                       (= ((_ extract 6 6) a!177) #b1)
                       (= ((_ extract 6 6) a!186) #b1))))
      (a!188 (or (ite (= a!168 #b00000000000000)
                      (= ((_ extract 5 5) a!177) #b1)
                      (= ((_ extract 5 5) a!186) #b1))
                 (ite (= a!168 #b00000000000000)
                      (= ((_ extract 4 4) a!177) #b1)
                      (= ((_ extract 4 4) a!186) #b1))))
      (a!194 (and (= (ite (= a!168 #b00000000000000) a!177 a!186) #b0001111)
                  (ite (= a!168 #b00000000000000) a!189 a!193)))
      (a!195 (ite (= a!168 #b00000000000000)
                  ((_ extract 25 18)
                    (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                  ((_ extract 14 7)
                    (bvshl a!190 (bvadd #b111111111111111 a!192)))))
      (a!196 (ite (= a!168 #b00000000000000)
                  ((_ extract 17 14)
                    (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                  ((_ extract 6 3)
                    (bvshl a!190 (bvadd #b111111111111111 a!192)))))
      (a!197 (ite (= a!168 #b00000000000000)
                  ((_ extract 13 12)
                    (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                  ((_ extract 2 1)
                    (bvshl a!190 (bvadd #b111111111111111 a!192)))))
      (a!199 (bvadd #b0000010
                    (ite (ite (= a!168 #b00000000000000) (= a!141 #b0) a!198)
                         #b0000001
                         #b0000000)))
      (a!202 (bvadd #b0000001
                    (ite (ite (= a!168 #b00000000000000) a!143 a!201)
                         #b0000001
                         #b0000000)))
      (a!204 (ite (= a!168 #b00000000000000)
                  ((_ extract 17 16)
                    (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                  ((_ extract 6 5)
                    (bvshl a!190 (bvadd #b111111111111111 a!192)))))
      (a!207 (bvadd #b0000001
                    (ite (ite (= a!168 #b00000000000000) a!147 a!206)
                         #b0000001
                         #b0000000)))
      (a!211 (bvadd #b0000001
                    (ite (ite (= a!168 #b00000000000000) a!150 a!210)
                         #b0000001
                         #b0000000)))
      (a!213 (ite (= a!168 #b00000000000000)
                  ((_ extract 25 22)
                    (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                  ((_ extract 14 11)
                    (bvshl a!190 (bvadd #b111111111111111 a!192)))))
      (a!214 (ite (= a!168 #b00000000000000)
                  ((_ extract 21 20)
                    (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                  ((_ extract 10 9)
                    (bvshl a!190 (bvadd #b111111111111111 a!192)))))
      (a!217 (bvadd #b0000001
                    (ite (ite (= a!168 #b00000000000000) a!156 a!216)
                         #b0000001
                         #b0000000)))
      (a!221 (bvadd #b0000001
                    (ite (ite (= a!168 #b00000000000000) a!159 a!220)
                         #b0000001
                         #b0000000)))
      (a!223 (ite (= a!168 #b00000000000000)
                  ((_ extract 25 24)
                    (bvudiv (concat a!61 #x000000) (concat #x000000 a!75)))
                  ((_ extract 14 13)
                    (bvshl a!190 (bvadd #b111111111111111 a!192)))))
      (a!226 (bvadd #b0000001
                    (ite (ite (= a!168 #b00000000000000) a!163 a!225)
                         #b0000001
                         #b0000000)))
      (a!230 (bvadd #b0000001
                    (ite (ite (= a!168 #b00000000000000) a!166 a!229)
                         #b0000001
                         #b0000000)))
      (a!235 (concat (ite (= a!168 #b00000000000000)
                          a!190
                          (bvshl a!190 (bvadd #b111111111111111 a!192)))
                     #b000000000000000))
      (a!249 (bvadd #x2
                    (ite (ite (= a!168 #b00000000000000) (= a!141 #b0) a!198)
                         #x1
                         #x0)))
      (a!250 (bvadd #x1
                    (ite (ite (= a!168 #b00000000000000) a!143 a!201) #x1 #x0)))
      (a!252 (bvadd #x1
                    (ite (ite (= a!168 #b00000000000000) a!147 a!206) #x1 #x0)))
      (a!254 (bvadd #x1
                    (ite (ite (= a!168 #b00000000000000) a!150 a!210) #x1 #x0)))
      (a!256 (bvadd #x1
                    (ite (ite (= a!168 #b00000000000000) a!156 a!216) #x1 #x0)))
      (a!258 (bvadd #x1
                    (ite (ite (= a!168 #b00000000000000) a!159 a!220) #x1 #x0)))
      (a!260 (bvadd #x1
                    (ite (ite (= a!168 #b00000000000000) a!163 a!225) #x1 #x0)))
      (a!262 (bvadd #x1
                    (ite (ite (= a!168 #b00000000000000) a!166 a!229) #x1 #x0)))
      (a!269 (bvadd #b00010
                    (ite (ite (= a!168 #b00000000000000) (= a!141 #b0) a!198)
                         #b00001
                         #b00000)))
      (a!270 (bvadd #b00001
                    (ite (ite (= a!168 #b00000000000000) a!143 a!201)
                         #b00001
                         #b00000)))
      (a!272 (bvadd #b00001
                    (ite (ite (= a!168 #b00000000000000) a!147 a!206)
                         #b00001
                         #b00000)))
      (a!274 (bvadd #b00001
                    (ite (ite (= a!168 #b00000000000000) a!150 a!210)
                         #b00001
                         #b00000)))
      (a!276 (bvadd #b00001
                    (ite (ite (= a!168 #b00000000000000) a!156 a!216)
                         #b00001
                         #b00000)))
      (a!278 (bvadd #b00001
                    (ite (ite (= a!168 #b00000000000000) a!159 a!220)
                         #b00001
                         #b00000)))
      (a!280 (bvadd #b00001
                    (ite (ite (= a!168 #b00000000000000) a!163 a!225)
                         #b00001
                         #b00000)))
      (a!282 (bvadd #b00001
                    (ite (ite (= a!168 #b00000000000000) a!166 a!229)
                         #b00001
                         #b00000))))
(let ((a!203 (ite (= a!197 #b00)
                  a!199
                  (ite (ite (= a!168 #b00000000000000) a!142 a!200)
                       a!202
                       #b0000000)))
      (a!208 (bvadd #b0000010
                    (ite (ite (= a!168 #b00000000000000) a!146 a!205)
                         a!207
                         #b0000000)))
      (a!218 (bvadd #b0000010
                    (ite (ite (= a!168 #b00000000000000) a!155 a!215)
                         a!217
                         #b0000000)))
      (a!227 (bvadd #b0000010
                    (ite (ite (= a!168 #b00000000000000) a!162 a!224)
                         a!226
                         #b0000000)))
      (a!251 (ite (= a!197 #b00)
                  a!249
                  (ite (ite (= a!168 #b00000000000000) a!142 a!200) a!250 #x0)))
      (a!253 (bvadd #x2
                    (ite (ite (= a!168 #b00000000000000) a!146 a!205) a!252 #x0)))
      (a!257 (bvadd #x2
                    (ite (ite (= a!168 #b00000000000000) a!155 a!215) a!256 #x0)))
      (a!261 (bvadd #x2
                    (ite (ite (= a!168 #b00000000000000) a!162 a!224) a!260 #x0)))
      (a!271 (ite (= a!197 #b00)
                  a!269
                  (ite (ite (= a!168 #b00000000000000) a!142 a!200)
                       a!270
                       #b00000)))
      (a!273 (bvadd #b00010
                    (ite (ite (= a!168 #b00000000000000) a!146 a!205)
                         a!272
                         #b00000)))
      (a!277 (bvadd #b00010
                    (ite (ite (= a!168 #b00000000000000) a!155 a!215)
                         a!276
                         #b00000)))
      (a!281 (bvadd #b00010
                    (ite (ite (= a!168 #b00000000000000) a!162 a!224)
                         a!280
                         #b00000))))
(let ((a!212 (ite (= a!204 #b00)
                  a!208
                  (ite (ite (= a!168 #b00000000000000) a!149 a!209)
                       a!211
                       #b0000000)))
      (a!222 (ite (= a!214 #b00)
                  a!218
                  (ite (ite (= a!168 #b00000000000000) a!158 a!219)
                       a!221
                       #b0000000)))
      (a!231 (ite (= a!223 #b00)
                  a!227
                  (ite (ite (= a!168 #b00000000000000) a!165 a!228)
                       a!230
                       #b0000000)))
      (a!255 (ite (= a!204 #b00)
                  a!253
                  (ite (ite (= a!168 #b00000000000000) a!149 a!209) a!254 #x0)))
      (a!259 (ite (= a!214 #b00)
                  a!257
                  (ite (ite (= a!168 #b00000000000000) a!158 a!219) a!258 #x0)))
      (a!263 (ite (= a!223 #b00)
                  a!261
                  (ite (ite (= a!168 #b00000000000000) a!165 a!228) a!262 #x0)))
      (a!275 (ite (= a!204 #b00)
                  a!273
                  (ite (ite (= a!168 #b00000000000000) a!149 a!209)
                       a!274
                       #b00000)))
      (a!279 (ite (= a!214 #b00)
                  a!277
                  (ite (ite (= a!168 #b00000000000000) a!158 a!219)
                       a!278
                       #b00000)))
      (a!283 (ite (= a!223 #b00)
                  a!281
                  (ite (ite (= a!168 #b00000000000000) a!165 a!228)
                       a!282
                       #b00000))))
(let ((a!232 (ite (= a!195 #x00)
                  (bvadd #b0001000
                         (ite (= a!196 #x0) (bvadd #b0000100 a!203) a!212))
                  (ite (= a!213 #x0) (bvadd #b0000100 a!222) a!231)))
      (a!264 (ite (= a!195 #x00)
                  (bvadd #x8 (ite (= a!196 #x0) (bvadd #x4 a!251) a!255))
                  (ite (= a!213 #x0) (bvadd #x4 a!259) a!263)))
      (a!284 (ite (= a!195 #x00)
                  (bvadd #b01000
                         (ite (= a!196 #x0) (bvadd #b00100 a!271) a!275))
                  (ite (= a!213 #x0) (bvadd #b00100 a!279) a!283))))
(let ((a!233 (bvsle (bvadd #b0001111
                           (bvmul #b1111111 a!232)
                           (ite (= a!168 #b00000000000000) a!177 a!186))
                    #b1111111))
      (a!293 (bvadd #b00001
                    (bvmul #b11111 a!284)
                    (ite (= a!168 #b00000000000000)
                         (bvadd (bvmul #b11111 a!170)
                                (bvmul #b11111 a!173)
                                a!175
                                a!172)
                         (bvadd #b00001
                                (bvmul #b11111 a!170)
                                (bvmul #b11111 a!173)
                                (bvmul #b11111 a!292)
                                a!175
                                a!172)))))
(let ((a!234 (ite a!233
                  (bvadd #b0001111 (ite (= a!168 #b00000000000000) a!177 a!186))
                  a!232))
      (a!265 (ite a!233
                  (bvadd #xf (ite (= a!168 #b00000000000000) a!239 a!248))
                  a!264)))
(let ((a!266 (and (= ((_ extract 6 4) (bvmul #b1111111 a!234)) #b000)
                  (bvule (bvmul #xf a!265) #xd)))
      (a!268 (= ((_ extract 29 29)
                  (bvshl a!235 (concat #b00000000000000000000000 a!234)))
                #b0)))
(let ((a!267 (bvlshr a!235
                     (concat #b00000000000000000000000
                             (ite a!266 (bvmul #b1111111 a!234) #b0001101)))))
(let ((a!294 (ite (ite (bvsle a!234 #b1111111)
                       (= ((_ extract 29 29) a!267) #b0)
                       a!268)
                  #b00000
                  (bvadd #b01111 (ite a!233 #b10010 a!293))))
      (a!302 (ite (bvsle a!234 #b1111111)
                  ((_ extract 28 19) a!267)
                  ((_ extract 28 19)
                    (bvshl a!235 (concat #b00000000000000000000000 a!234))))))
(let ((a!295 (ite (= a!131 #b1)
                  #b11111
                  (ite (or (and a!187 a!188) a!194) #b11110 a!294)))
      (a!303 (ite a!132
                  #b0000000000
                  (ite (or (and a!187 a!188) a!194) #b1111111111 a!302)))
      (a!311 (and (= a!302 #b0000000000) (not (or (and a!187 a!188) a!194)))))
(let ((a!296 (ite (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b00000))
                  #b00000
                  a!295))
      (a!304 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b00000))
                  a!301
                  a!303))
      (a!312 (or (and (= ((_ extract 9 0) a) #b0000000000)
                      (= ((_ extract 14 10) a) #b00000))
                 (= a!131 #b1)
                 a!311)))
(let ((a!297 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b00000))
                  #b11111
                  a!296))
      (a!305 (ite a!123
                  a!299
                  (ite a!125 a!300 (ite a!127 a!299 (ite a!129 a!300 a!304)))))
      (a!313 (ite (and (= ((_ extract 9 0) b) #b0000000000)
                       (= ((_ extract 14 10) b) #b00000))
                  a!17
                  a!312)))
(let ((a!298 (ite (or a!123 a!1 a!2)
                  #b11111
                  (ite a!125 a!137 (ite a!127 #b11111 (ite a!129 a!137 a!297)))))
      (a!308 (ite a!125
                  (and (= ((_ extract 9 0) a) #b0000000000)
                       (= ((_ extract 14 10) a) #b11111))
                  (or a!127 (ite a!129 a!307 (= a!297 #b11111)))))
      (a!314 (ite a!123
                  a!309
                  (ite a!125 a!310 (ite a!127 a!309 (ite a!129 a!310 a!313))))))
(let ((a!306 (and a!136
                  (= ((_ extract 14 10) c) a!298)
                  (= ((_ extract 9 0) c) (ite (or a!1 a!2) #b0000000001 a!305))))
      (a!315 (not (and a!314 (not (or a!1 a!2))))))
(let ((a!316 (and (= ((_ extract 14 10) c) #b11111)
                  (not (= ((_ extract 9 0) c) #b0000000000))
                  (or a!123 a!1 a!2 a!308)
                  a!315)))
  (not (= (or (not a!93) a!122) (or a!306 a!316)))))))))))))))))))))))))))))
(assert (not (not refuted)))
(check-sat)
