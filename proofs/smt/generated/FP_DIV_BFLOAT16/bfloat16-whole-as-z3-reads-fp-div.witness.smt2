; FP_DIV_BFLOAT16
; operands that meet the hypotheses of: the relation, its comparisons decided by the bits of the quotient, accepts exactly what fp.div gives: fp.div in the bit-vectors that Z3 makes of it, searched by Bitwuzla and by Glucose
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers bfloat16-whole-as-z3-reads-fp-div.witness.smt2 bitwuzla, or python -m vinculum.prove.solvers bfloat16-whole-as-z3-reads-fp-div.witness.smt2 glucose
; replay by their own programs, where these are installed: bitwuzla bfloat16-whole-as-z3-reads-fp-div.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a (_ BitVec 16))
(declare-const b (_ BitVec 16))
(declare-const c (_ BitVec 16))
(define-fun refuted () Bool (let ((a!1 (and (= ((_ extract 14 7) a) #xff)
                (not (= ((_ extract 6 0) a) #b0000000))))
      (a!2 (and (= ((_ extract 14 7) b) #xff)
                (not (= ((_ extract 6 0) b) #b0000000))))
      (a!3 (and (= ((_ extract 14 7) a) #xff)
                (= ((_ extract 6 0) a) #b0000000)
                (= ((_ extract 14 7) b) #xff)
                (= ((_ extract 6 0) b) #b0000000)))
      (a!4 (not (and (= ((_ extract 14 7) b) #xff)
                     (= ((_ extract 6 0) b) #b0000000))))
      (a!6 (not (and (= ((_ extract 14 7) a) #xff)
                     (= ((_ extract 6 0) a) #b0000000))))
      (a!8 (bvmul #xfffff (ite (= ((_ extract 14 7) b) #x00) #x00000 #x00080)))
      (a!9 (bvmul #xfffff (ite (= ((_ extract 14 7) a) #x00) #x00000 #x00080)))
      (a!16 (bvmul #xfffff (ite (= ((_ extract 14 7) a) #x00) #x00001 #x00000)))
      (a!17 (not (and (= ((_ extract 6 0) a) #b0000000)
                      (= ((_ extract 14 7) a) #x00))))
      (a!19 (bvadd #b001 (ite (= ((_ extract 0 0) a) #b0) #b001 #b000)))
      (a!21 (bvadd #b001 (ite (= ((_ extract 2 2) a) #b0) #b001 #b000)))
      (a!23 (bvadd #b001 (ite (= ((_ extract 4 4) a) #b0) #b001 #b000)))
      (a!25 (bvadd #b001 (ite (= ((_ extract 6 6) a) #b0) #b001 #b000)))
      (a!28 (not (and (= ((_ extract 6 0) b) #b0000000)
                      (= ((_ extract 14 7) b) #x00))))
      (a!30 (bvadd #b001 (ite (= ((_ extract 0 0) b) #b0) #b001 #b000)))
      (a!32 (bvadd #b001 (ite (= ((_ extract 2 2) b) #b0) #b001 #b000)))
      (a!34 (bvadd #b001 (ite (= ((_ extract 4 4) b) #b0) #b001 #b000)))
      (a!36 (bvadd #b001 (ite (= ((_ extract 6 6) b) #b0) #b001 #b000)))
      (a!40 (bvadd #x01 (ite (= ((_ extract 0 0) a) #b0) #x01 #x00)))
      (a!42 (bvadd #x01 (ite (= ((_ extract 2 2) a) #b0) #x01 #x00)))
      (a!44 (bvadd #x01 (ite (= ((_ extract 4 4) a) #b0) #x01 #x00)))
      (a!46 (bvadd #x01 (ite (= ((_ extract 6 6) a) #b0) #x01 #x00)))
      (a!50 (bvadd #x01 (ite (= ((_ extract 0 0) b) #b0) #x01 #x00)))
      (a!52 (bvadd #x01 (ite (= ((_ extract 2 2) b) #b0) #x01 #x00)))
      (a!54 (bvadd #x01 (ite (= ((_ extract 4 4) b) #b0) #x01 #x00)))
      (a!56 (bvadd #x01 (ite (= ((_ extract 6 6) b) #b0) #x01 #x00)))
      (a!78 (and (= ((_ extract 14 7) c) #xff)
                 (not (= ((_ extract 6 0) c) #b0000000))))
      (a!80 (not (and (= ((_ extract 14 7) c) #xff)
                      (= ((_ extract 6 0) c) #b0000000))))
      (a!81 (bvmul #xfffff (ite (= ((_ extract 14 7) c) #x00) #x00000 #x00080)))
      (a!85 (bvadd (concat #b0000000000000000000 ((_ extract 15 15) a))
                   (bvmul #xfffff
                          (concat #b0000000000000000000 ((_ extract 15 15) b)))))
      (a!86 (bvadd (concat #b0000000000000000000 ((_ extract 15 15) b))
                   (bvmul #xfffff
                          (concat #b0000000000000000000 ((_ extract 15 15) a)))))
      (a!89 (bvadd #xfff7a
                   (concat #x000 ((_ extract 14 7) c))
                   (ite (= ((_ extract 14 7) c) #x00) #x00001 #x00000)))
      (a!96 (bvmul #x00002 (ite (= ((_ extract 14 7) c) #x00) #x00000 #x00080)))
      (a!107 (and (= ((_ extract 15 15) a) #b0)
                  (= ((_ extract 6 0) a) #b0000000)
                  (= ((_ extract 14 7) a) #xff)))
      (a!108 (or (= ((_ extract 15 15) b) #b0)
                 (and (= ((_ extract 6 0) b) #b0000000)
                      (= ((_ extract 14 7) b) #xff))))
      (a!109 (and (= ((_ extract 15 15) b) #b0)
                  (= ((_ extract 6 0) b) #b0000000)
                  (= ((_ extract 14 7) b) #xff)))
      (a!110 (or (and (= ((_ extract 6 0) a) #b0000000)
                      (= ((_ extract 14 7) a) #xff))
                 (= ((_ extract 15 15) a) ((_ extract 15 15) b))))
      (a!111 (and (= ((_ extract 15 15) a) #b1)
                  (= ((_ extract 6 0) a) #b0000000)
                  (= ((_ extract 14 7) a) #xff)))
      (a!112 (or (and (= ((_ extract 6 0) b) #b0000000)
                      (= ((_ extract 14 7) b) #xff))
                 (not (= ((_ extract 15 15) b) #b0))))
      (a!113 (and (= ((_ extract 15 15) b) #b1)
                  (= ((_ extract 6 0) b) #b0000000)
                  (= ((_ extract 14 7) b) #xff)))
      (a!114 (or (and (= ((_ extract 6 0) a) #b0000000)
                      (= ((_ extract 14 7) a) #x00))
                 (= ((_ extract 15 15) a) ((_ extract 15 15) b))))
      (a!121 (ite (and (= ((_ extract 6 0) a) #b0000000)
                       (= ((_ extract 14 7) a) #xff))
                  #xff
                  #x00))
      (a!183 (bvnot ((_ extract 7 7) (bvadd #x01 ((_ extract 14 7) b)))))
      (a!188 (bvnot ((_ extract 7 7) (bvadd #x01 ((_ extract 14 7) a)))))
      (a!202 (bvadd #x1 (ite (= ((_ extract 0 0) a) #b0) #x1 #x0)))
      (a!204 (bvadd #x1 (ite (= ((_ extract 2 2) a) #b0) #x1 #x0)))
      (a!206 (bvadd #x1 (ite (= ((_ extract 4 4) a) #b0) #x1 #x0)))
      (a!208 (bvadd #x1 (ite (= ((_ extract 6 6) a) #b0) #x1 #x0)))
      (a!211 (bvadd #x1 (ite (= ((_ extract 0 0) b) #b0) #x1 #x0)))
      (a!213 (bvadd #x1 (ite (= ((_ extract 2 2) b) #b0) #x1 #x0)))
      (a!215 (bvadd #x1 (ite (= ((_ extract 4 4) b) #b0) #x1 #x0)))
      (a!217 (bvadd #x1 (ite (= ((_ extract 6 6) b) #b0) #x1 #x0)))
      (a!282 (ite (and (= ((_ extract 6 0) b) #b0000000)
                       (= ((_ extract 14 7) b) #xff))
                  #b0000001
                  #b0000000))
      (a!283 (ite (and (= ((_ extract 6 0) a) #b0000000)
                       (= ((_ extract 14 7) a) #xff))
                  #b0000001
                  #b0000000))
      (a!284 (ite (and (= ((_ extract 6 0) a) #b0000000)
                       (= ((_ extract 14 7) a) #x00))
                  #b0000001
                  #b0000000))
      (a!292 (and true
                  (and (= ((_ extract 6 0) a) #b0000000)
                       (= ((_ extract 14 7) a) #xff))))
      (a!294 (not (and (= ((_ extract 6 0) b) #b0000000)
                       (= ((_ extract 14 7) b) #xff))))
      (a!295 (not (and (= ((_ extract 6 0) a) #b0000000)
                       (= ((_ extract 14 7) a) #xff)))))
(let ((a!5 (and (= ((_ extract 14 7) a) #xff)
                (= ((_ extract 6 0) a) #b0000000)
                a!4
                (not a!2)))
      (a!7 (and (= ((_ extract 14 7) b) #xff)
                (= ((_ extract 6 0) b) #b0000000)
                a!6
                (not a!1)))
      (a!10 (not (= (concat #b0000000000000 ((_ extract 6 0) a)) a!9)))
      (a!13 (and a!6
                 a!4
                 (not a!1)
                 (not a!2)
                 (= (concat #b0000000000000 ((_ extract 6 0) a)) a!9)
                 (= (concat #b0000000000000 ((_ extract 6 0) b)) a!8)))
      (a!14 (not (= (concat #b0000000000000 ((_ extract 6 0) b)) a!8)))
      (a!18 (or (= ((_ extract 14 7) a) #xff)
                (and (= ((_ extract 6 0) a) #b0000000)
                     (= ((_ extract 14 7) a) #x00))
                (and a!17 (= ((_ extract 14 7) a) #x00))))
      (a!20 (bvadd #b010 (ite (= ((_ extract 1 1) a) #b0) a!19 #b000)))
      (a!24 (bvadd #b010 (ite (= ((_ extract 5 5) a) #b0) a!23 #b000)))
      (a!29 (or (= ((_ extract 14 7) b) #xff)
                (and (= ((_ extract 6 0) b) #b0000000)
                     (= ((_ extract 14 7) b) #x00))
                (and a!28 (= ((_ extract 14 7) b) #x00))))
      (a!31 (bvadd #b010 (ite (= ((_ extract 1 1) b) #b0) a!30 #b000)))
      (a!35 (bvadd #b010 (ite (= ((_ extract 5 5) b) #b0) a!34 #b000)))
      (a!41 (bvadd #x02 (ite (= ((_ extract 1 1) a) #b0) a!40 #x00)))
      (a!45 (bvadd #x02 (ite (= ((_ extract 5 5) a) #b0) a!44 #x00)))
      (a!51 (bvadd #x02 (ite (= ((_ extract 1 1) b) #b0) a!50 #x00)))
      (a!55 (bvadd #x02 (ite (= ((_ extract 5 5) b) #b0) a!54 #x00)))
      (a!82 (and a!80
                 (not a!78)
                 (= (concat #b0000000000000 ((_ extract 6 0) c)) a!81)))
      (a!87 (and (not a!78)
                 (= (concat #b0000000000000000000 ((_ extract 15 15) c))
                    (ite (bvsle #x00000 a!85) a!85 a!86))))
      (a!90 (and (= (concat #b0000000000000 ((_ extract 6 0) c))
                    (bvadd #x00080 a!81))
                 (not (bvsle a!89 #xfff7b))))
      (a!97 (bvadd #xfffff
                   (bvmul #x00002 (concat #b0000000000000 ((_ extract 6 0) c)))
                   a!96))
      (a!101 (bvadd #x00001
                    (bvmul #x00002 (concat #b0000000000000 ((_ extract 6 0) c)))
                    a!96))
      (a!203 (bvadd #x2 (ite (= ((_ extract 1 1) a) #b0) a!202 #x0)))
      (a!207 (bvadd #x2 (ite (= ((_ extract 5 5) a) #b0) a!206 #x0)))
      (a!212 (bvadd #x2 (ite (= ((_ extract 1 1) b) #b0) a!211 #x0)))
      (a!216 (bvadd #x2 (ite (= ((_ extract 5 5) b) #b0) a!215 #x0))))
(let ((a!11 (or (and (= ((_ extract 14 7) a) #xff)
                     (= ((_ extract 6 0) a) #b0000000))
                a!10))
      (a!15 (and a!6
                 a!4
                 (not a!1)
                 (not a!2)
                 (= (concat #b0000000000000 ((_ extract 6 0) a)) a!9)
                 a!14))
      (a!22 (ite (= ((_ extract 3 2) a) #b00)
                 a!20
                 (ite (= ((_ extract 3 3) a) #b0) a!21 #b000)))
      (a!33 (ite (= ((_ extract 3 2) b) #b00)
                 a!31
                 (ite (= ((_ extract 3 3) b) #b0) a!32 #b000)))
      (a!43 (ite (= ((_ extract 3 2) a) #b00)
                 a!41
                 (ite (= ((_ extract 3 3) a) #b0) a!42 #x00)))
      (a!53 (ite (= ((_ extract 3 2) b) #b00)
                 a!51
                 (ite (= ((_ extract 3 3) b) #b0) a!52 #x00)))
      (a!79 (or (and (= ((_ extract 14 7) c) #xff)
                     (= ((_ extract 6 0) c) #b0000000))
                (not a!5)))
      (a!88 (not (and (not a!1) (not a!2) (not (or a!3 a!13)))))
      (a!184 (ite a!29
                  #x82
                  (concat a!183 (bvadd #b0000001 ((_ extract 13 7) b)))))
      (a!189 (ite a!18
                  #x82
                  (concat a!188 (bvadd #b0000001 ((_ extract 13 7) a)))))
      (a!201 (bvmul #xf (ite a!29 #x2 (bvadd #x1 ((_ extract 10 7) b)))))
      (a!205 (ite (= ((_ extract 3 2) a) #b00)
                  a!203
                  (ite (= ((_ extract 3 3) a) #b0) a!204 #x0)))
      (a!214 (ite (= ((_ extract 3 2) b) #b00)
                  a!212
                  (ite (= ((_ extract 3 3) b) #b0) a!213 #x0))))
(let ((a!12 (and a!4
                 (not a!1)
                 (not a!2)
                 (= (concat #b0000000000000 ((_ extract 6 0) b)) a!8)
                 a!11))
      (a!26 (ite (= ((_ extract 6 4) a) #b000)
                 (bvadd #b100 a!22)
                 (ite (= ((_ extract 6 6) a) #b0) a!24 a!25)))
      (a!37 (ite (= ((_ extract 6 4) b) #b000)
                 (bvadd #b100 a!33)
                 (ite (= ((_ extract 6 6) b) #b0) a!35 a!36)))
      (a!47 (ite (= ((_ extract 6 4) a) #b000)
                 (bvadd #x04 a!43)
                 (ite (= ((_ extract 6 6) a) #b0) a!45 a!46)))
      (a!57 (ite (= ((_ extract 6 4) b) #b000)
                 (bvadd #x04 a!53)
                 (ite (= ((_ extract 6 6) b) #b0) a!55 a!56)))
      (a!185 (bvmul #b1111111111
                    (concat (concat (ite a!29 #b1 a!183) (ite a!29 #b1 a!183)) a!184)))
      (a!190 (concat (concat (ite a!18 #b1 a!188) (ite a!18 #b1 a!188)) a!189))
      (a!209 (ite (= ((_ extract 6 4) a) #b000)
                  (bvadd #x4 a!205)
                  (ite (= ((_ extract 6 6) a) #b0) a!207 a!208)))
      (a!218 (ite (= ((_ extract 6 4) b) #b000)
                  (bvadd #x4 a!214)
                  (ite (= ((_ extract 6 6) b) #b0) a!216 a!217))))
(let ((a!27 (ite (or (= ((_ extract 6 0) a) #b0000000) (not a!18)) #b000 a!26))
      (a!38 (ite (or (= ((_ extract 6 0) b) #b0000000) (not a!29)) #b000 a!37))
      (a!48 (ite (or (= ((_ extract 6 0) a) #b0000000) (not a!18)) #x00 a!47))
      (a!58 (ite (or (= ((_ extract 6 0) b) #b0000000) (not a!29)) #x00 a!57))
      (a!83 (or (and (= ((_ extract 14 7) c) #xff)
                     (= ((_ extract 6 0) c) #b0000000))
                (not a!12)))
      (a!186 (ite (or (not a!29) (= ((_ extract 6 0) b) #b0000000)) #x00 a!57))
      (a!187 (ite (or (not a!18) (= ((_ extract 6 0) a) #b0000000)) #x00 a!47))
      (a!210 (ite (or (not a!18) (= ((_ extract 6 0) a) #b0000000)) #x0 a!209))
      (a!219 (ite (or (not a!29) (= ((_ extract 6 0) b) #b0000000)) #x0 a!218)))
(let ((a!39 (bvadd #x00081
                   (concat #x000 ((_ extract 14 7) b))
                   (bvmul #xfffff (concat #x000 ((_ extract 14 7) a)))
                   a!16
                   (concat #b00000000000000000 a!27)
                   (bvmul #xfffff (concat #b00000000000000000 a!38))
                   (ite (= ((_ extract 14 7) b) #x00) #x00001 #x00000)))
      (a!49 (ite a!18
                 (bvshl (concat #b0 ((_ extract 6 0) a)) a!48)
                 (concat #b1 ((_ extract 6 0) a))))
      (a!59 (ite a!29
                 (bvshl (concat #b0 ((_ extract 6 0) b)) a!58)
                 (concat #b1 ((_ extract 6 0) b))))
      (a!61 (bvadd #x00080
                   (concat #x000 ((_ extract 14 7) b))
                   (bvmul #xfffff (concat #x000 ((_ extract 14 7) a)))
                   a!16
                   (concat #b00000000000000000 a!27)
                   (bvmul #xfffff (concat #b00000000000000000 a!38))
                   (ite (= ((_ extract 14 7) b) #x00) #x00001 #x00000)))
      (a!65 (bvadd #xfff84
                   (concat #x000 ((_ extract 14 7) b))
                   (bvmul #xfffff (concat #x000 ((_ extract 14 7) a)))
                   a!16
                   (concat #b00000000000000000 a!27)
                   (bvmul #xfffff (concat #b00000000000000000 a!38))
                   (ite (= ((_ extract 14 7) b) #x00) #x00001 #x00000)))
      (a!66 (bvadd #xfff83
                   (concat #x000 ((_ extract 14 7) b))
                   (bvmul #xfffff (concat #x000 ((_ extract 14 7) a)))
                   a!16
                   (concat #b00000000000000000 a!27)
                   (bvmul #xfffff (concat #b00000000000000000 a!38))
                   (ite (= ((_ extract 14 7) b) #x00) #x00001 #x00000)))
      (a!91 (bvadd #xfff83
                   (concat #x000 ((_ extract 14 7) b))
                   (concat #x000 ((_ extract 14 7) c))
                   (bvmul #xfffff (concat #x000 ((_ extract 14 7) a)))
                   a!16
                   (concat #b00000000000000000 a!27)
                   (bvmul #xfffff (concat #b00000000000000000 a!38))
                   (ite (= ((_ extract 14 7) b) #x00) #x00001 #x00000)
                   (ite (= ((_ extract 14 7) c) #x00) #x00001 #x00000)))
      (a!92 (bvadd #xfff82
                   (concat #x000 ((_ extract 14 7) b))
                   (concat #x000 ((_ extract 14 7) c))
                   (bvmul #xfffff (concat #x000 ((_ extract 14 7) a)))
                   a!16
                   (concat #b00000000000000000 a!27)
                   (bvmul #xfffff (concat #b00000000000000000 a!38))
                   (ite (= ((_ extract 14 7) b) #x00) #x00001 #x00000)
                   (ite (= ((_ extract 14 7) c) #x00) #x00001 #x00000)))
      (a!191 (bvadd a!185
                    (concat #b00 a!186)
                    (bvmul #b1111111111 (concat #b00 a!187))
                    a!190))
      (a!220 (bvadd a!201
                    (bvmul #xf a!210)
                    (ite a!18 #x2 (bvadd #x1 ((_ extract 10 7) a)))
                    a!219)))
(let ((a!60 (concat #b0000000000
                    ((_ extract 18 9)
                      (bvudiv (concat a!49 #b000000000000000000)
                                (concat #b000000000000000000 a!59)))))
      (a!67 (ite (bvsle #x00000 a!66)
                 (ite (bvsle a!66 #x0000a) a!66 #x0000a)
                 #x00000))
      (a!69 (= ((_ extract 8 0)
                 (bvudiv (concat a!49 #b000000000000000000)
                           (concat #b000000000000000000 a!59)))
               #b000000000))
      (a!93 (ite (bvsle #x00000 a!92)
                 (ite (bvsle a!92 #x0000a) a!92 #x0000a)
                 #x00000))
      (a!115 (bvredor ((_ extract 25 20)
                        (bvudiv (concat a!49 #b000000000000000000)
                                  (concat #b000000000000000000 a!59)))))
      (a!122 (= ((_ extract 19 14)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b000000))
      (a!123 (= ((_ extract 13 11)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b000))
      (a!124 (= ((_ extract 10 9)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b00))
      (a!125 (bvredor ((_ extract 8 0)
                        (bvudiv (concat a!49 #b000000000000000000)
                                  (concat #b000000000000000000 a!59)))))
      (a!126 (= ((_ extract 10 10)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b0))
      (a!127 (= ((_ extract 9 9)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b0))
      (a!129 (= ((_ extract 13 12)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b00))
      (a!130 (= ((_ extract 11 11)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b0))
      (a!131 (= ((_ extract 13 13)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b0))
      (a!132 (= ((_ extract 12 12)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b0))
      (a!135 (= ((_ extract 19 17)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b000))
      (a!136 (= ((_ extract 16 15)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b00))
      (a!137 (= ((_ extract 14 14)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b0))
      (a!138 (= ((_ extract 16 16)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b0))
      (a!139 (= ((_ extract 15 15)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b0))
      (a!141 (= ((_ extract 19 18)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b00))
      (a!142 (= ((_ extract 17 17)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b0))
      (a!143 (= ((_ extract 19 19)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b0))
      (a!144 (= ((_ extract 18 18)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b0))
      (a!270 (= ((_ extract 19 19)
                  (bvudiv (concat a!49 #b000000000000000000)
                            (concat #b000000000000000000 a!59)))
                #b1)))
(let ((a!62 (bvashr a!60
                    (ite (bvsle #x00000 a!61)
                         (ite (bvsle a!61 #x0000a) a!61 #x0000a)
                         #x00000)))
      (a!68 (and (bvsle #x00001 a!65)
                 (bvsle a!65 #x0000b)
                 (not (bvsle #x00001 (bvashr a!60 a!67)))))
      (a!70 (and (= (bvshl (bvashr a!60 a!67) a!67) a!60)
                 a!69
                 (= (bvashr a!60 a!67) #x00001)
                 (bvsle #x00001 a!65)
                 (bvsle a!65 #x0000b)))
      (a!72 (and (bvsle #x00001 a!65)
                 (bvsle a!65 #x0000b)
                 (not (bvsle #x00100 (bvashr a!60 a!67)))))
      (a!94 (not (bvsle #x001ff (bvashr (bvmul #x00002 a!60) a!93))))
      (a!98 (and (bvsle #x00001 a!91)
                 (bvsle a!91 #x0000b)
                 (not (bvsle a!97 (bvashr a!60 a!93)))))
      (a!100 (and (= (bvshl (bvashr a!60 a!93) a!93) a!60)
                  a!69
                  (bvsle #x00001 a!91)
                  (bvsle a!91 #x0000b)
                  (= (bvashr a!60 a!93) a!97)))
      (a!102 (and (= (bvshl (bvashr a!60 a!93) a!93) a!60)
                  a!69
                  (bvsle #x00001 a!91)
                  (bvsle a!91 #x0000b)
                  (= (bvashr a!60 a!93) a!101)))
      (a!103 (and (bvsle #x00001 a!91)
                  (bvsle a!91 #x0000b)
                  (not (bvsle a!101 (bvashr a!60 a!93)))))
      (a!116 (or (and (= ((_ extract 6 0) a) #b0000000)
                      (= ((_ extract 14 7) a) #x00))
                 (= a!115 #b1)))
      (a!128 (ite a!124
                  (bvadd #x002 (ite (= a!125 #b0) #x001 #x000))
                  (ite a!126 (bvadd #x001 (ite a!127 #x001 #x000)) #x000)))
      (a!133 (ite a!129
                  (bvadd #x002 (ite a!130 #x001 #x000))
                  (ite a!131 (bvadd #x001 (ite a!132 #x001 #x000)) #x000)))
      (a!140 (ite a!136
                  (bvadd #x002 (ite a!137 #x001 #x000))
                  (ite a!138 (bvadd #x001 (ite a!139 #x001 #x000)) #x000)))
      (a!145 (ite a!143
                  ((_ extract 11 1) (bvadd #x001 (ite a!144 #x001 #x000)))
                  #b00000000000))
      (a!148 (concat ((_ extract 19 9)
                       (bvudiv (concat a!49 #b000000000000000000)
                                 (concat #b000000000000000000 a!59)))
                     a!125))
      (a!149 (ite a!141
                  (bvadd #x002 (ite a!142 #x001 #x000))
                  (ite a!143 (bvadd #x001 (ite a!144 #x001 #x000)) #x000)))
      (a!192 (ite a!124
                  (bvadd #b0000000010
                         (ite (= a!125 #b0) #b0000000001 #b0000000000))
                  (ite a!126
                       (bvadd #b0000000001
                              (ite a!127 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!193 (ite a!129
                  (bvadd #b0000000010 (ite a!130 #b0000000001 #b0000000000))
                  (ite a!131
                       (bvadd #b0000000001
                              (ite a!132 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!194 (ite a!136
                  (bvadd #b0000000010 (ite a!137 #b0000000001 #b0000000000))
                  (ite a!138
                       (bvadd #b0000000001
                              (ite a!139 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!195 (ite a!141
                  (bvadd #b0000000010 (ite a!142 #b0000000001 #b0000000000))
                  (ite a!143
                       (bvadd #b0000000001
                              (ite a!144 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!221 (ite a!124
                  (bvadd #x2 (ite (= a!125 #b0) #x1 #x0))
                  (ite a!126 (bvadd #x1 (ite a!127 #x1 #x0)) #x0)))
      (a!222 (ite a!129
                  (bvadd #x2 (ite a!130 #x1 #x0))
                  (ite a!131 (bvadd #x1 (ite a!132 #x1 #x0)) #x0)))
      (a!223 (ite a!136
                  (bvadd #x2 (ite a!137 #x1 #x0))
                  (ite a!138 (bvadd #x1 (ite a!139 #x1 #x0)) #x0)))
      (a!224 (ite a!141
                  (bvadd #x2 (ite a!142 #x1 #x0))
                  (ite a!143 (bvadd #x1 (ite a!144 #x1 #x0)) #x0)))
      (a!263 (ite a!124
                  (bvadd #x02 (ite (= a!125 #b0) #x01 #x00))
                  (ite a!126 (bvadd #x01 (ite a!127 #x01 #x00)) #x00)))
      (a!264 (ite a!129
                  (bvadd #x02 (ite a!130 #x01 #x00))
                  (ite a!131 (bvadd #x01 (ite a!132 #x01 #x00)) #x00)))
      (a!265 (ite a!136
                  (bvadd #x02 (ite a!137 #x01 #x00))
                  (ite a!138 (bvadd #x01 (ite a!139 #x01 #x00)) #x00)))
      (a!266 (ite a!141
                  (bvadd #x02 (ite a!142 #x01 #x00))
                  (ite a!143 (bvadd #x01 (ite a!144 #x01 #x00)) #x00))))
(let ((a!63 (or (not (bvsle a!39 #x0000b))
                (and (bvsle #x00001 a!39)
                     (bvsle a!39 #x0000b)
                     (not (bvsle #x001ff a!62)))))
      (a!71 (and a!6
                 a!4
                 (not a!1)
                 (not a!2)
                 a!10
                 a!14
                 (or (not (bvsle a!65 #x0000b)) a!68 a!70)))
      (a!73 (not (or (not (bvsle a!65 #x0000b)) a!72)))
      (a!75 (not (or (not (bvsle a!65 #x0000b)) a!68 a!70)))
      (a!95 (not (or (not (bvsle a!91 #x0000b))
                     (and (bvsle #x00001 a!91) (bvsle a!91 #x0000b) a!94))))
      (a!99 (or (and (not (bvsle a!91 #x0000b)) (bvsle #x00001 a!97)) a!98))
      (a!104 (or a!102
                 (and (not (bvsle a!91 #x0000b)) (bvsle #x00001 a!101))
                 a!103))
      (a!117 (ite a!116
                  (ite (= ((_ extract 15 15) a) ((_ extract 15 15) b)) #b0 #b1)
                  (bvxor ((_ extract 15 15) a) ((_ extract 15 15) b))))
      (a!134 ((_ extract 11 1)
               (bvadd #x006 (ite a!123 (bvadd #x003 a!128) a!133))))
      (a!146 (ite a!141
                  ((_ extract 11 1) (bvadd #x002 (ite a!142 #x001 #x000)))
                  a!145))
      (a!150 (ite a!122
                  (bvadd #x006 (ite a!123 (bvadd #x003 a!128) a!133))
                  (ite a!135 (bvadd #x003 a!140) a!149)))
      (a!196 (ite a!122
                  (bvadd #b0000000110
                         (ite a!123 (bvadd #b0000000011 a!192) a!193))
                  (ite a!135 (bvadd #b0000000011 a!194) a!195)))
      (a!225 (ite a!122
                  (bvadd #x6 (ite a!123 (bvadd #x3 a!221) a!222))
                  (ite a!135 (bvadd #x3 a!223) a!224)))
      (a!267 (ite a!122
                  (bvadd #x06 (ite a!123 (bvadd #x03 a!263) a!264))
                  (ite a!135 (bvadd #x03 a!265) a!266))))
(let ((a!64 (and a!6 a!4 (not a!1) (not a!2) a!10 a!14 (not a!63)))
      (a!74 (and a!6 a!4 (not a!1) (not a!2) a!10 a!14 a!63 a!73))
      (a!76 (and a!6
                 a!4
                 (not a!1)
                 (not a!2)
                 a!10
                 a!14
                 (or (not (bvsle a!65 #x0000b)) a!72)
                 a!75))
      (a!105 (and a!80
                  (not a!78)
                  (or (not a!90) a!95)
                  (not a!99)
                  (or (= ((_ extract 0 0) c) #b0) (not (or a!100 a!102)))
                  a!104))
      (a!118 (ite (and (= ((_ extract 6 0) b) #b0000000)
                       (= ((_ extract 14 7) b) #x00))
                  (ite a!114 #b0 #b1)
                  a!117))
      (a!147 (ite a!122
                  a!134
                  (ite a!135 ((_ extract 11 1) (bvadd #x003 a!140)) a!146)))
      (a!154 (= ((_ extract 0 0) (bvshl a!148 (bvadd #xfff a!150))) #b0))
      (a!156 (= ((_ extract 2 2) (bvshl a!148 (bvadd #xfff a!150))) #b0))
      (a!157 (= ((_ extract 1 1) (bvshl a!148 (bvadd #xfff a!150))) #b0))
      (a!161 (= ((_ extract 3 3) (bvshl a!148 (bvadd #xfff a!150))) #b0))
      (a!163 (= ((_ extract 5 5) (bvshl a!148 (bvadd #xfff a!150))) #b0))
      (a!164 (= ((_ extract 4 4) (bvshl a!148 (bvadd #xfff a!150))) #b0))
      (a!169 (= ((_ extract 6 6) (bvshl a!148 (bvadd #xfff a!150))) #b0))
      (a!171 (= ((_ extract 8 8) (bvshl a!148 (bvadd #xfff a!150))) #b0))
      (a!172 (= ((_ extract 7 7) (bvshl a!148 (bvadd #xfff a!150))) #b0))
      (a!176 (= ((_ extract 9 9) (bvshl a!148 (bvadd #xfff a!150))) #b0))
      (a!178 (= ((_ extract 11 11) (bvshl a!148 (bvadd #xfff a!150))) #b0))
      (a!179 (= ((_ extract 10 10) (bvshl a!148 (bvadd #xfff a!150))) #b0))
      (a!197 (bvadd #b0000000001
                    a!185
                    (concat #b00 a!186)
                    (bvmul #b1111111111 (concat #b00 a!187))
                    (bvmul #b1111111111 a!196)
                    a!190))
      (a!226 (bvadd #x1
                    a!201
                    (bvmul #xf a!210)
                    (bvmul #xf a!225)
                    (ite a!18 #x2 (bvadd #x1 ((_ extract 10 7) a)))
                    a!219))
      (a!271 (= ((_ extract 11 11) (bvshl a!148 (bvadd #xfff a!150))) #b1)))
(let ((a!77 (or a!1
                a!2
                a!3
                a!5
                a!7
                a!12
                a!13
                a!15
                (and (not a!1) (not a!2) (not (or a!3 a!13)))
                a!64
                a!71
                a!74
                a!76))
      (a!84 (or (and (= ((_ extract 14 7) c) #xff)
                     (= ((_ extract 6 0) c) #b0000000))
                (not a!64)))
      (a!119 (ite a!109
                  (ite a!110 #b0 #b1)
                  (ite a!111
                       (ite a!112 #b0 #b1)
                       (ite a!113 (ite a!110 #b0 #b1) a!118))))
      (a!151 (ite (= a!147 #b00000000000)
                  ((_ extract 19 14)
                    (bvudiv (concat a!49 #b000000000000000000)
                              (concat #b000000000000000000 a!59)))
                  ((_ extract 11 6) (bvshl a!148 (bvadd #xfff a!150)))))
      (a!152 (ite (= a!147 #b00000000000)
                  ((_ extract 13 11)
                    (bvudiv (concat a!49 #b000000000000000000)
                              (concat #b000000000000000000 a!59)))
                  ((_ extract 5 3) (bvshl a!148 (bvadd #xfff a!150)))))
      (a!153 (ite (= a!147 #b00000000000)
                  ((_ extract 10 9)
                    (bvudiv (concat a!49 #b000000000000000000)
                              (concat #b000000000000000000 a!59)))
                  ((_ extract 2 1) (bvshl a!148 (bvadd #xfff a!150)))))
      (a!155 (bvadd #b0000000010
                    (ite (ite (= a!147 #b00000000000) (= a!125 #b0) a!154)
                         #b0000000001
                         #b0000000000)))
      (a!158 (bvadd #b0000000001
                    (ite (ite (= a!147 #b00000000000) a!127 a!157)
                         #b0000000001
                         #b0000000000)))
      (a!160 (ite (= a!147 #b00000000000)
                  ((_ extract 13 12)
                    (bvudiv (concat a!49 #b000000000000000000)
                              (concat #b000000000000000000 a!59)))
                  ((_ extract 5 4) (bvshl a!148 (bvadd #xfff a!150)))))
      (a!162 (bvadd #b0000000010
                    (ite (ite (= a!147 #b00000000000) a!130 a!161)
                         #b0000000001
                         #b0000000000)))
      (a!165 (bvadd #b0000000001
                    (ite (ite (= a!147 #b00000000000) a!132 a!164)
                         #b0000000001
                         #b0000000000)))
      (a!167 (ite (= a!147 #b00000000000)
                  ((_ extract 19 17)
                    (bvudiv (concat a!49 #b000000000000000000)
                              (concat #b000000000000000000 a!59)))
                  ((_ extract 11 9) (bvshl a!148 (bvadd #xfff a!150)))))
      (a!168 (ite (= a!147 #b00000000000)
                  ((_ extract 16 15)
                    (bvudiv (concat a!49 #b000000000000000000)
                              (concat #b000000000000000000 a!59)))
                  ((_ extract 8 7) (bvshl a!148 (bvadd #xfff a!150)))))
      (a!170 (bvadd #b0000000010
                    (ite (ite (= a!147 #b00000000000) a!137 a!169)
                         #b0000000001
                         #b0000000000)))
      (a!173 (bvadd #b0000000001
                    (ite (ite (= a!147 #b00000000000) a!139 a!172)
                         #b0000000001
                         #b0000000000)))
      (a!175 (ite (= a!147 #b00000000000)
                  ((_ extract 19 18)
                    (bvudiv (concat a!49 #b000000000000000000)
                              (concat #b000000000000000000 a!59)))
                  ((_ extract 11 10) (bvshl a!148 (bvadd #xfff a!150)))))
      (a!177 (bvadd #b0000000010
                    (ite (ite (= a!147 #b00000000000) a!142 a!176)
                         #b0000000001
                         #b0000000000)))
      (a!180 (bvadd #b0000000001
                    (ite (ite (= a!147 #b00000000000) a!144 a!179)
                         #b0000000001
                         #b0000000000)))
      (a!200 (concat (ite (= a!147 #b00000000000)
                          a!148
                          (bvshl a!148 (bvadd #xfff a!150)))
                     #x000))
      (a!227 (bvadd #x2
                    (ite (ite (= a!147 #b00000000000) (= a!125 #b0) a!154)
                         #x1
                         #x0)))
      (a!228 (bvadd #x1 (ite (ite (= a!147 #b00000000000) a!127 a!157) #x1 #x0)))
      (a!230 (bvadd #x2 (ite (ite (= a!147 #b00000000000) a!130 a!161) #x1 #x0)))
      (a!231 (bvadd #x1 (ite (ite (= a!147 #b00000000000) a!132 a!164) #x1 #x0)))
      (a!233 (bvadd #x2 (ite (ite (= a!147 #b00000000000) a!137 a!169) #x1 #x0)))
      (a!234 (bvadd #x1 (ite (ite (= a!147 #b00000000000) a!139 a!172) #x1 #x0)))
      (a!236 (bvadd #x2 (ite (ite (= a!147 #b00000000000) a!142 a!176) #x1 #x0)))
      (a!237 (bvadd #x1 (ite (ite (= a!147 #b00000000000) a!144 a!179) #x1 #x0)))
      (a!250 (bvadd #x02
                    (ite (ite (= a!147 #b00000000000) (= a!125 #b0) a!154)
                         #x01
                         #x00)))
      (a!251 (bvadd #x01
                    (ite (ite (= a!147 #b00000000000) a!127 a!157) #x01 #x00)))
      (a!253 (bvadd #x02
                    (ite (ite (= a!147 #b00000000000) a!130 a!161) #x01 #x00)))
      (a!254 (bvadd #x01
                    (ite (ite (= a!147 #b00000000000) a!132 a!164) #x01 #x00)))
      (a!256 (bvadd #x02
                    (ite (ite (= a!147 #b00000000000) a!137 a!169) #x01 #x00)))
      (a!257 (bvadd #x01
                    (ite (ite (= a!147 #b00000000000) a!139 a!172) #x01 #x00)))
      (a!259 (bvadd #x02
                    (ite (ite (= a!147 #b00000000000) a!142 a!176) #x01 #x00)))
      (a!260 (bvadd #x01
                    (ite (ite (= a!147 #b00000000000) a!144 a!179) #x01 #x00)))
      (a!272 (and (= (ite (= a!147 #b00000000000) a!191 a!197) #b0001111111)
                  (ite (= a!147 #b00000000000) a!270 a!271)))
      (a!273 (not (ite (= a!147 #b00000000000)
                       (= ((_ extract 9 9) a!191) #b1)
                       (= ((_ extract 9 9) a!197) #b1))))
      (a!274 (or (ite (= a!147 #b00000000000)
                      (= ((_ extract 8 8) a!191) #b1)
                      (= ((_ extract 8 8) a!197) #b1))
                 (ite (= a!147 #b00000000000)
                      (= ((_ extract 7 7) a!191) #b1)
                      (= ((_ extract 7 7) a!197) #b1)))))
(let ((a!106 (and (or a!78 (not (or a!1 a!2)))
                  a!79
                  (or (not a!7) a!82)
                  a!83
                  (or (not (or a!3 a!13)) a!78)
                  (or a!82 (not a!15))
                  a!84
                  (or a!87 a!88)
                  (or a!82 (not a!71))
                  (or (not a!74) a!105)
                  (or (not a!76) a!105)))
      (a!120 (= ((_ extract 15 15) c)
                (ite (or a!1 a!2) #b0 (ite a!107 (ite a!108 #b0 #b1) a!119))))
      (a!159 (ite (= a!153 #b00)
                  a!155
                  (ite (ite (= a!147 #b00000000000) a!126 a!156)
                       a!158
                       #b0000000000)))
      (a!166 (ite (= a!160 #b00)
                  a!162
                  (ite (ite (= a!147 #b00000000000) a!131 a!163)
                       a!165
                       #b0000000000)))
      (a!174 (ite (= a!168 #b00)
                  a!170
                  (ite (ite (= a!147 #b00000000000) a!138 a!171)
                       a!173
                       #b0000000000)))
      (a!181 (ite (= a!175 #b00)
                  a!177
                  (ite (ite (= a!147 #b00000000000) a!143 a!178)
                       a!180
                       #b0000000000)))
      (a!229 (ite (= a!153 #b00)
                  a!227
                  (ite (ite (= a!147 #b00000000000) a!126 a!156) a!228 #x0)))
      (a!232 (ite (= a!160 #b00)
                  a!230
                  (ite (ite (= a!147 #b00000000000) a!131 a!163) a!231 #x0)))
      (a!235 (ite (= a!168 #b00)
                  a!233
                  (ite (ite (= a!147 #b00000000000) a!138 a!171) a!234 #x0)))
      (a!238 (ite (= a!175 #b00)
                  a!236
                  (ite (ite (= a!147 #b00000000000) a!143 a!178) a!237 #x0)))
      (a!252 (ite (= a!153 #b00)
                  a!250
                  (ite (ite (= a!147 #b00000000000) a!126 a!156) a!251 #x00)))
      (a!255 (ite (= a!160 #b00)
                  a!253
                  (ite (ite (= a!147 #b00000000000) a!131 a!163) a!254 #x00)))
      (a!258 (ite (= a!168 #b00)
                  a!256
                  (ite (ite (= a!147 #b00000000000) a!138 a!171) a!257 #x00)))
      (a!261 (ite (= a!175 #b00)
                  a!259
                  (ite (ite (= a!147 #b00000000000) a!143 a!178) a!260 #x00))))
(let ((a!182 (ite (= a!151 #b000000)
                  (bvadd #b0000000110
                         (ite (= a!152 #b000) (bvadd #b0000000011 a!159) a!166))
                  (ite (= a!167 #b000) (bvadd #b0000000011 a!174) a!181)))
      (a!239 (ite (= a!151 #b000000)
                  (bvadd #x6 (ite (= a!152 #b000) (bvadd #x3 a!229) a!232))
                  (ite (= a!167 #b000) (bvadd #x3 a!235) a!238)))
      (a!262 (ite (= a!151 #b000000)
                  (bvadd #x06 (ite (= a!152 #b000) (bvadd #x03 a!252) a!255))
                  (ite (= a!167 #b000) (bvadd #x03 a!258) a!261))))
(let ((a!198 (bvsle (bvadd #b0001111111
                           (bvmul #b1111111111 a!182)
                           (ite (= a!147 #b00000000000) a!191 a!197))
                    #b1111111111))
      (a!268 (bvadd #x01
                    (bvmul #xff a!262)
                    (ite (= a!147 #b00000000000)
                         (bvadd (bvmul #xff a!184)
                                (bvmul #xff a!187)
                                a!189
                                a!186)
                         (bvadd #x01
                                (bvmul #xff a!184)
                                (bvmul #xff a!187)
                                (bvmul #xff a!267)
                                a!189
                                a!186)))))
(let ((a!199 (ite a!198
                  (bvadd #b0001111111 (ite (= a!147 #b00000000000) a!191 a!197))
                  a!182))
      (a!240 (ite a!198
                  (bvadd #xf (ite (= a!147 #b00000000000) a!220 a!226))
                  a!239)))
(let ((a!241 (and (= ((_ extract 9 4) (bvmul #b1111111111 a!199)) #b000000)
                  (bvule (bvmul #xf a!240) #xa))))
(let ((a!242 (bvlshr a!200
                     (concat #b00000000000000
                             (ite a!241 (bvmul #b1111111111 a!199) #b0000001010)))))
(let ((a!243 (ite (bvsle a!199 #b1111111111)
                  ((_ extract 23 16) a!242)
                  ((_ extract 23 16)
                    (bvshl a!200 (concat #b00000000000000 a!199)))))
      (a!244 (ite (bvsle a!199 #b1111111111)
                  ((_ extract 15 15) a!242)
                  ((_ extract 15 15)
                    (bvshl a!200 (concat #b00000000000000 a!199)))))
      (a!245 (ite (bvsle a!199 #b1111111111)
                  ((_ extract 13 0) a!242)
                  ((_ extract 13 0)
                    (bvshl a!200 (concat #b00000000000000 a!199)))))
      (a!246 (ite (bvsle a!199 #b1111111111)
                  ((_ extract 14 14) a!242)
                  ((_ extract 14 14)
                    (bvshl a!200 (concat #b00000000000000 a!199)))))
      (a!247 (ite (bvsle a!199 #b1111111111)
                  ((_ extract 16 16) a!242)
                  ((_ extract 16 16)
                    (bvshl a!200 (concat #b00000000000000 a!199)))))
      (a!287 (ite (bvsle a!199 #b1111111111)
                  ((_ extract 22 16) a!242)
                  ((_ extract 22 16)
                    (bvshl a!200 (concat #b00000000000000 a!199))))))
(let ((a!248 (bvor (bvnot a!244) (bvnot (bvor (bvredor a!245) a!246 a!247)))))
(let ((a!249 ((_ extract 8 8)
               (bvadd (concat #b0 a!243) (concat #x00 (bvnot a!248)))))
      (a!276 ((_ extract 7 7) (bvadd (concat #b0000000 (bvnot a!248)) a!243)))
      (a!286 ((_ extract 7 1)
               (bvadd (concat #b0 a!243) (concat #x00 (bvnot a!248))))))
(let ((a!269 (bvadd #x7f
                    (ite (= a!249 #b1)
                         (bvadd #x01 (ite a!198 #x82 a!268))
                         (ite a!198 #x82 a!268))))
      (a!288 (ite (= a!249 #b1)
                  a!286
                  (bvadd (concat #b000000 (bvnot a!248)) a!287))))
(let ((a!275 (or (= a!115 #b1)
                 (and (= a!249 #b1) (= (bvredand a!269) #b1))
                 a!272
                 (and a!273 a!274)))
      (a!277 (ite (and (= a!249 #b1) (= (bvredand a!269) #b1)) #x3f a!269))
      (a!285 (or (and (= ((_ extract 6 0) a) #b0000000)
                      (= ((_ extract 14 7) a) #x00))
                 (= a!115 #b1)
                 (and (= a!249 #b1) (= (bvredand a!269) #b1))
                 a!272
                 (and a!273 a!274)))
      (a!296 (or (and (= ((_ extract 6 0) a) #b0000000)
                      (= ((_ extract 14 7) a) #x00))
                 (= a!115 #b1)
                 (and (= a!249 #b1) (= (bvredand a!269) #b1))
                 a!272
                 (and a!273 a!274)
                 (= a!288 #b0000000))))
(let ((a!278 (ite a!275
                  #xff
                  (ite (ite (= a!249 #b1) (= a!249 #b0) (= a!276 #b0))
                       #x00
                       a!277)))
      (a!289 (ite (and (= ((_ extract 6 0) b) #b0000000)
                       (= ((_ extract 14 7) b) #x00))
                  a!284
                  (ite a!285 #b0000000 a!288)))
      (a!297 (ite (and (= ((_ extract 6 0) b) #b0000000)
                       (= ((_ extract 14 7) b) #x00))
                  a!17
                  a!296)))
(let ((a!279 (ite (and (= ((_ extract 6 0) a) #b0000000)
                       (= ((_ extract 14 7) a) #x00))
                  #x00
                  a!278))
      (a!290 (ite a!107
                  a!282
                  (ite a!109 a!283 (ite a!111 a!282 (ite a!113 a!283 a!289)))))
      (a!298 (ite a!107
                  a!294
                  (ite a!109 a!295 (ite a!111 a!294 (ite a!113 a!295 a!297))))))
(let ((a!280 (ite (and (= ((_ extract 6 0) b) #b0000000)
                       (= ((_ extract 14 7) b) #x00))
                  #xff
                  a!279))
      (a!299 (not (and a!298 (not (or a!1 a!2))))))
(let ((a!281 (ite (or a!1 a!2 a!107)
                  #xff
                  (ite a!109 a!121 (ite a!111 #xff (ite a!113 a!121 a!280)))))
      (a!293 (ite a!109
                  (and (= ((_ extract 6 0) a) #b0000000)
                       (= ((_ extract 14 7) a) #xff))
                  (or a!111 (ite a!113 a!292 (= a!280 #xff))))))
(let ((a!291 (and a!120
                  (= ((_ extract 14 7) c) a!281)
                  (= ((_ extract 6 0) c) (ite (or a!1 a!2) #b0000001 a!290))))
      (a!300 (and (= ((_ extract 14 7) c) #xff)
                  (not (= ((_ extract 6 0) c) #b0000000))
                  (or a!1 a!2 a!107 a!293)
                  a!299)))
  (not (= (or (not a!77) a!106) (or a!291 a!300)))))))))))))))))))))))))))))))
(assert (= a (_ bv16256 16)))
(assert (= b (_ bv16448 16)))
(check-sat)
