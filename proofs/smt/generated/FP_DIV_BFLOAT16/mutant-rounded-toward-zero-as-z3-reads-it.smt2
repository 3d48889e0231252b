; FP_DIV_BFLOAT16
; a counterexample to bfloat16: whole, as Z3 reads fp.div, wrong on purpose: rounded toward zero, as Z3 reads it
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-rounded-toward-zero-as-z3-reads-it.smt2 bitwuzla, or python -m vinculum.prove.solvers mutant-rounded-toward-zero-as-z3-reads-it.smt2 glucose
; replay by their own programs, where these are installed: bitwuzla mutant-rounded-toward-zero-as-z3-reads-it.smt2
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
      (a!148 (bvnot ((_ extract 7 7) (bvadd #x01 ((_ extract 14 7) b)))))
      (a!153 (bvnot ((_ extract 7 7) (bvadd #x01 ((_ extract 14 7) a)))))
      (a!207 (bvadd #x1 (ite (= ((_ extract 0 0) a) #b0) #x1 #x0)))
      (a!209 (bvadd #x1 (ite (= ((_ extract 2 2) a) #b0) #x1 #x0)))
      (a!211 (bvadd #x1 (ite (= ((_ extract 4 4) a) #b0) #x1 #x0)))
      (a!213 (bvadd #x1 (ite (= ((_ extract 6 6) a) #b0) #x1 #x0)))
      (a!216 (bvadd #x1 (ite (= ((_ extract 0 0) b) #b0) #x1 #x0)))
      (a!218 (bvadd #x1 (ite (= ((_ extract 2 2) b) #b0) #x1 #x0)))
      (a!220 (bvadd #x1 (ite (= ((_ extract 4 4) b) #b0) #x1 #x0)))
      (a!222 (bvadd #x1 (ite (= ((_ extract 6 6) b) #b0) #x1 #x0)))
      (a!273 (ite (and (= ((_ extract 6 0) b) #b0000000)
                       (= ((_ extract 14 7) b) #xff))
                  #b0000001
                  #b0000000))
      (a!274 (ite (and (= ((_ extract 6 0) a) #b0000000)
                       (= ((_ extract 14 7) a) #xff))
                  #b0000001
                  #b0000000))
      (a!275 (ite (and (= ((_ extract 6 0) a) #b0000000)
                       (= ((_ extract 14 7) a) #x00))
                  #b0000001
                  #b0000000))
      (a!281 (and true
                  (and (= ((_ extract 6 0) a) #b0000000)
                       (= ((_ extract 14 7) a) #xff))))
      (a!283 (not (and (= ((_ extract 6 0) b) #b0000000)
                       (= ((_ extract 14 7) b) #xff))))
      (a!284 (not (and (= ((_ extract 6 0) a) #b0000000)
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
      (a!208 (bvadd #x2 (ite (= ((_ extract 1 1) a) #b0) a!207 #x0)))
      (a!212 (bvadd #x2 (ite (= ((_ extract 5 5) a) #b0) a!211 #x0)))
      (a!217 (bvadd #x2 (ite (= ((_ extract 1 1) b) #b0) a!216 #x0)))
      (a!221 (bvadd #x2 (ite (= ((_ extract 5 5) b) #b0) a!220 #x0))))
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
      (a!149 (ite a!29
                  #x82
                  (concat a!148 (bvadd #b0000001 ((_ extract 13 7) b)))))
      (a!154 (ite a!18
                  #x82
                  (concat a!153 (bvadd #b0000001 ((_ extract 13 7) a)))))
      (a!206 (bvmul #xf (ite a!29 #x2 (bvadd #x1 ((_ extract 10 7) b)))))
      (a!210 (ite (= ((_ extract 3 2) a) #b00)
                  a!208
                  (ite (= ((_ extract 3 3) a) #b0) a!209 #x0)))
      (a!219 (ite (= ((_ extract 3 2) b) #b00)
                  a!217
                  (ite (= ((_ extract 3 3) b) #b0) a!218 #x0))))
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
      (a!150 (bvmul #b1111111111
                    (concat (concat (ite a!29 #b1 a!148) (ite a!29 #b1 a!148)) a!149)))
      (a!155 (concat (concat (ite a!18 #b1 a!153) (ite a!18 #b1 a!153)) a!154))
      (a!214 (ite (= ((_ extract 6 4) a) #b000)
                  (bvadd #x4 a!210)
                  (ite (= ((_ extract 6 6) a) #b0) a!212 a!213)))
      (a!223 (ite (= ((_ extract 6 4) b) #b000)
                  (bvadd #x4 a!219)
                  (ite (= ((_ extract 6 6) b) #b0) a!221 a!222))))
(let ((a!27 (ite (or (= ((_ extract 6 0) a) #b0000000) (not a!18)) #b000 a!26))
      (a!38 (ite (or (= ((_ extract 6 0) b) #b0000000) (not a!29)) #b000 a!37))
      (a!48 (ite (or (= ((_ extract 6 0) a) #b0000000) (not a!18)) #x00 a!47))
      (a!58 (ite (or (= ((_ extract 6 0) b) #b0000000) (not a!29)) #x00 a!57))
      (a!83 (or (and (= ((_ extract 14 7) c) #xff)
                     (= ((_ extract 6 0) c) #b0000000))
                (not a!12)))
      (a!151 (ite (or (not a!29) (= ((_ extract 6 0) b) #b0000000)) #x00 a!57))
      (a!152 (ite (or (not a!18) (= ((_ extract 6 0) a) #b0000000)) #x00 a!47))
      (a!215 (ite (or (not a!18) (= ((_ extract 6 0) a) #b0000000)) #x0 a!214))
      (a!224 (ite (or (not a!29) (= ((_ extract 6 0) b) #b0000000)) #x0 a!223)))
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
      (a!156 (bvadd a!150
                    (concat #b00 a!151)
                    (bvmul #b1111111111 (concat #b00 a!152))
                    a!155))
      (a!225 (bvadd a!206
                    (bvmul #xf a!215)
                    (ite a!18 #x2 (bvadd #x1 ((_ extract 10 7) a)))
                    a!224)))
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
      (a!163 (= ((_ extract 19 19)
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
      (a!157 (ite a!124
                  (bvadd #b0000000010
                         (ite (= a!125 #b0) #b0000000001 #b0000000000))
                  (ite a!126
                       (bvadd #b0000000001
                              (ite a!127 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!158 (ite a!129
                  (bvadd #b0000000010 (ite a!130 #b0000000001 #b0000000000))
                  (ite a!131
                       (bvadd #b0000000001
                              (ite a!132 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!159 (ite a!136
                  (bvadd #b0000000010 (ite a!137 #b0000000001 #b0000000000))
                  (ite a!138
                       (bvadd #b0000000001
                              (ite a!139 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!160 (ite a!141
                  (bvadd #b0000000010 (ite a!142 #b0000000001 #b0000000000))
                  (ite a!143
                       (bvadd #b0000000001
                              (ite a!144 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!164 (concat ((_ extract 19 9)
                       (bvudiv (concat a!49 #b000000000000000000)
                                 (concat #b000000000000000000 a!59)))
                     a!125))
      (a!165 (ite a!141
                  (bvadd #x002 (ite a!142 #x001 #x000))
                  (ite a!143 (bvadd #x001 (ite a!144 #x001 #x000)) #x000)))
      (a!226 (ite a!124
                  (bvadd #x2 (ite (= a!125 #b0) #x1 #x0))
                  (ite a!126 (bvadd #x1 (ite a!127 #x1 #x0)) #x0)))
      (a!227 (ite a!129
                  (bvadd #x2 (ite a!130 #x1 #x0))
                  (ite a!131 (bvadd #x1 (ite a!132 #x1 #x0)) #x0)))
      (a!228 (ite a!136
                  (bvadd #x2 (ite a!137 #x1 #x0))
                  (ite a!138 (bvadd #x1 (ite a!139 #x1 #x0)) #x0)))
      (a!229 (ite a!141
                  (bvadd #x2 (ite a!142 #x1 #x0))
                  (ite a!143 (bvadd #x1 (ite a!144 #x1 #x0)) #x0)))
      (a!262 (ite a!124
                  (bvadd #x02 (ite (= a!125 #b0) #x01 #x00))
                  (ite a!126 (bvadd #x01 (ite a!127 #x01 #x00)) #x00)))
      (a!263 (ite a!129
                  (bvadd #x02 (ite a!130 #x01 #x00))
                  (ite a!131 (bvadd #x01 (ite a!132 #x01 #x00)) #x00)))
      (a!264 (ite a!136
                  (bvadd #x02 (ite a!137 #x01 #x00))
                  (ite a!138 (bvadd #x01 (ite a!139 #x01 #x00)) #x00)))
      (a!265 (ite a!141
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
      (a!161 (ite a!122
                  (bvadd #b0000000110
                         (ite a!123 (bvadd #b0000000011 a!157) a!158))
                  (ite a!135 (bvadd #b0000000011 a!159) a!160)))
      (a!166 (ite a!122
                  (bvadd #x006 (ite a!123 (bvadd #x003 a!128) a!133))
                  (ite a!135 (bvadd #x003 a!140) a!165)))
      (a!230 (ite a!122
                  (bvadd #x6 (ite a!123 (bvadd #x3 a!226) a!227))
                  (ite a!135 (bvadd #x3 a!228) a!229)))
      (a!266 (ite a!122
                  (bvadd #x06 (ite a!123 (bvadd #x03 a!262) a!263))
                  (ite a!135 (bvadd #x03 a!264) a!265))))
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
      (a!162 (bvadd #b0000000001
                    a!150
                    (concat #b00 a!151)
                    (bvmul #b1111111111 (concat #b00 a!152))
                    (bvmul #b1111111111 a!161)
                    a!155))
      (a!167 (= ((_ extract 11 11) (bvshl a!164 (bvadd #xfff a!166))) #b1))
      (a!174 (= ((_ extract 0 0) (bvshl a!164 (bvadd #xfff a!166))) #b0))
      (a!176 (= ((_ extract 2 2) (bvshl a!164 (bvadd #xfff a!166))) #b0))
      (a!177 (= ((_ extract 1 1) (bvshl a!164 (bvadd #xfff a!166))) #b0))
      (a!181 (= ((_ extract 3 3) (bvshl a!164 (bvadd #xfff a!166))) #b0))
      (a!183 (= ((_ extract 5 5) (bvshl a!164 (bvadd #xfff a!166))) #b0))
      (a!184 (= ((_ extract 4 4) (bvshl a!164 (bvadd #xfff a!166))) #b0))
      (a!189 (= ((_ extract 6 6) (bvshl a!164 (bvadd #xfff a!166))) #b0))
      (a!191 (= ((_ extract 8 8) (bvshl a!164 (bvadd #xfff a!166))) #b0))
      (a!192 (= ((_ extract 7 7) (bvshl a!164 (bvadd #xfff a!166))) #b0))
      (a!196 (= ((_ extract 9 9) (bvshl a!164 (bvadd #xfff a!166))) #b0))
      (a!198 (= ((_ extract 11 11) (bvshl a!164 (bvadd #xfff a!166))) #b0))
      (a!199 (= ((_ extract 10 10) (bvshl a!164 (bvadd #xfff a!166))) #b0))
      (a!231 (bvadd #x1
                    a!206
                    (bvmul #xf a!215)
                    (bvmul #xf a!230)
                    (ite a!18 #x2 (bvadd #x1 ((_ extract 10 7) a)))
                    a!224)))
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
      (a!168 (and (= (ite (= a!147 #b00000000000) a!156 a!162) #b0001111111)
                  (ite (= a!147 #b00000000000) a!163 a!167)))
      (a!169 (not (ite (= a!147 #b00000000000)
                       (= ((_ extract 9 9) a!156) #b1)
                       (= ((_ extract 9 9) a!162) #b1))))
      (a!170 (or (ite (= a!147 #b00000000000)
                      (= ((_ extract 8 8) a!156) #b1)
                      (= ((_ extract 8 8) a!162) #b1))
                 (ite (= a!147 #b00000000000)
                      (= ((_ extract 7 7) a!156) #b1)
                      (= ((_ extract 7 7) a!162) #b1))))
      (a!171 (ite (= a!147 #b00000000000)
                  ((_ extract 19 14)
                    (bvudiv (concat a!49 #b000000000000000000)
                              (concat #b000000000000000000 a!59)))
                  ((_ extract 11 6) (bvshl a!164 (bvadd #xfff a!166)))))
      (a!172 (ite (= a!147 #b00000000000)
                  ((_ extract 13 11)
                    (bvudiv (concat a!49 #b000000000000000000)
                              (concat #b000000000000000000 a!59)))
                  ((_ extract 5 3) (bvshl a!164 (bvadd #xfff a!166)))))
      (a!173 (ite (= a!147 #b00000000000)
                  ((_ extract 10 9)
                    (bvudiv (concat a!49 #b000000000000000000)
                              (concat #b000000000000000000 a!59)))
                  ((_ extract 2 1) (bvshl a!164 (bvadd #xfff a!166)))))
      (a!175 (bvadd #b0000000010
                    (ite (ite (= a!147 #b00000000000) (= a!125 #b0) a!174)
                         #b0000000001
                         #b0000000000)))
      (a!178 (bvadd #b0000000001
                    (ite (ite (= a!147 #b00000000000) a!127 a!177)
                         #b0000000001
                         #b0000000000)))
      (a!180 (ite (= a!147 #b00000000000)
                  ((_ extract 13 12)
                    (bvudiv (concat a!49 #b000000000000000000)
                              (concat #b000000000000000000 a!59)))
                  ((_ extract 5 4) (bvshl a!164 (bvadd #xfff a!166)))))
      (a!182 (bvadd #b0000000010
                    (ite (ite (= a!147 #b00000000000) a!130 a!181)
                         #b0000000001
                         #b0000000000)))
      (a!185 (bvadd #b0000000001
                    (ite (ite (= a!147 #b00000000000) a!132 a!184)
                         #b0000000001
                         #b0000000000)))
      (a!187 (ite (= a!147 #b00000000000)
                  ((_ extract 19 17)
                    (bvudiv (concat a!49 #b000000000000000000)
                              (concat #b000000000000000000 a!59)))
                  ((_ extract 11 9) (bvshl a!164 (bvadd #xfff a!166)))))
      (a!188 (ite (= a!147 #b00000000000)
                  ((_ extract 16 15)
                    (bvudiv (concat a!49 #b000000000000000000)
                              (concat #b000000000000000000 a!59)))
                  ((_ extract 8 7) (bvshl a!164 (bvadd #xfff a!166)))))
      (a!190 (bvadd #b0000000010
                    (ite (ite (= a!147 #b00000000000) a!137 a!189)
                         #b0000000001
                         #b0000000000)))
      (a!193 (bvadd #b0000000001
                    (ite (ite (= a!147 #b00000000000) a!139 a!192)
                         #b0000000001
                         #b0000000000)))
      (a!195 (ite (= a!147 #b00000000000)
                  ((_ extract 19 18)
                    (bvudiv (concat a!49 #b000000000000000000)
                              (concat #b000000000000000000 a!59)))
                  ((_ extract 11 10) (bvshl a!164 (bvadd #xfff a!166)))))
      (a!197 (bvadd #b0000000010
                    (ite (ite (= a!147 #b00000000000) a!142 a!196)
                         #b0000000001
                         #b0000000000)))
      (a!200 (bvadd #b0000000001
                    (ite (ite (= a!147 #b00000000000) a!144 a!199)
                         #b0000000001
                         #b0000000000)))
      (a!205 (concat (ite (= a!147 #b00000000000)
                          a!164
                          (bvshl a!164 (bvadd #xfff a!166)))
                     #x000))
      (a!232 (bvadd #x2
                    (ite (ite (= a!147 #b00000000000) (= a!125 #b0) a!174)
                         #x1
                         #x0)))
      (a!233 (bvadd #x1 (ite (ite (= a!147 #b00000000000) a!127 a!177) #x1 #x0)))
      (a!235 (bvadd #x2 (ite (ite (= a!147 #b00000000000) a!130 a!181) #x1 #x0)))
      (a!236 (bvadd #x1 (ite (ite (= a!147 #b00000000000) a!132 a!184) #x1 #x0)))
      (a!238 (bvadd #x2 (ite (ite (= a!147 #b00000000000) a!137 a!189) #x1 #x0)))
      (a!239 (bvadd #x1 (ite (ite (= a!147 #b00000000000) a!139 a!192) #x1 #x0)))
      (a!241 (bvadd #x2 (ite (ite (= a!147 #b00000000000) a!142 a!196) #x1 #x0)))
      (a!242 (bvadd #x1 (ite (ite (= a!147 #b00000000000) a!144 a!199) #x1 #x0)))
      (a!249 (bvadd #x02
                    (ite (ite (= a!147 #b00000000000) (= a!125 #b0) a!174)
                         #x01
                         #x00)))
      (a!250 (bvadd #x01
                    (ite (ite (= a!147 #b00000000000) a!127 a!177) #x01 #x00)))
      (a!252 (bvadd #x02
                    (ite (ite (= a!147 #b00000000000) a!130 a!181) #x01 #x00)))
      (a!253 (bvadd #x01
                    (ite (ite (= a!147 #b00000000000) a!132 a!184) #x01 #x00)))
      (a!255 (bvadd #x02
                    (ite (ite (= a!147 #b00000000000) a!137 a!189) #x01 #x00)))
      (a!256 (bvadd #x01
                    (ite (ite (= a!147 #b00000000000) a!139 a!192) #x01 #x00)))
      (a!258 (bvadd #x02
                    (ite (ite (= a!147 #b00000000000) a!142 a!196) #x01 #x00)))
      (a!259 (bvadd #x01
                    (ite (ite (= a!147 #b00000000000) a!144 a!199) #x01 #x00))))
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
      (a!179 (ite (= a!173 #b00)
                  a!175
                  (ite (ite (= a!147 #b00000000000) a!126 a!176)
                       a!178
                       #b0000000000)))
      (a!186 (ite (= a!180 #b00)
                  a!182
                  (ite (ite (= a!147 #b00000000000) a!131 a!183)
                       a!185
                       #b0000000000)))
      (a!194 (ite (= a!188 #b00)
                  a!190
                  (ite (ite (= a!147 #b00000000000) a!138 a!191)
                       a!193
                       #b0000000000)))
      (a!201 (ite (= a!195 #b00)
                  a!197
                  (ite (ite (= a!147 #b00000000000) a!143 a!198)
                       a!200
                       #b0000000000)))
      (a!234 (ite (= a!173 #b00)
                  a!232
                  (ite (ite (= a!147 #b00000000000) a!126 a!176) a!233 #x0)))
      (a!237 (ite (= a!180 #b00)
                  a!235
                  (ite (ite (= a!147 #b00000000000) a!131 a!183) a!236 #x0)))
      (a!240 (ite (= a!188 #b00)
                  a!238
                  (ite (ite (= a!147 #b00000000000) a!138 a!191) a!239 #x0)))
      (a!243 (ite (= a!195 #b00)
                  a!241
                  (ite (ite (= a!147 #b00000000000) a!143 a!198) a!242 #x0)))
      (a!251 (ite (= a!173 #b00)
                  a!249
                  (ite (ite (= a!147 #b00000000000) a!126 a!176) a!250 #x00)))
      (a!254 (ite (= a!180 #b00)
                  a!252
                  (ite (ite (= a!147 #b00000000000) a!131 a!183) a!253 #x00)))
      (a!257 (ite (= a!188 #b00)
                  a!255
                  (ite (ite (= a!147 #b00000000000) a!138 a!191) a!256 #x00)))
      (a!260 (ite (= a!195 #b00)
                  a!258
                  (ite (ite (= a!147 #b00000000000) a!143 a!198) a!259 #x00))))
(let ((a!202 (ite (= a!171 #b000000)
                  (bvadd #b0000000110
                         (ite (= a!172 #b000) (bvadd #b0000000011 a!179) a!186))
                  (ite (= a!187 #b000) (bvadd #b0000000011 a!194) a!201)))
      (a!244 (ite (= a!171 #b000000)
                  (bvadd #x6 (ite (= a!172 #b000) (bvadd #x3 a!234) a!237))
                  (ite (= a!187 #b000) (bvadd #x3 a!240) a!243)))
      (a!261 (ite (= a!171 #b000000)
                  (bvadd #x06 (ite (= a!172 #b000) (bvadd #x03 a!251) a!254))
                  (ite (= a!187 #b000) (bvadd #x03 a!257) a!260))))
(let ((a!203 (bvsle (bvadd #b0001111111
                           (bvmul #b1111111111 a!202)
                           (ite (= a!147 #b00000000000) a!156 a!162))
                    #b1111111111))
      (a!267 (bvadd #x01
                    (bvmul #xff a!261)
                    (ite (= a!147 #b00000000000)
                         (bvadd (bvmul #xff a!149)
                                (bvmul #xff a!152)
                                a!154
                                a!151)
                         (bvadd #x01
                                (bvmul #xff a!149)
                                (bvmul #xff a!152)
                                (bvmul #xff a!266)
                                a!154
                                a!151)))))
(let ((a!204 (ite a!203
                  (bvadd #b0001111111 (ite (= a!147 #b00000000000) a!156 a!162))
                  a!202))
      (a!245 (ite a!203
                  (bvadd #xf (ite (= a!147 #b00000000000) a!225 a!231))
                  a!244)))
(let ((a!246 (and (= ((_ extract 9 4) (bvmul #b1111111111 a!204)) #b000000)
                  (bvule (bvmul #xf a!245) #xa)))
      (a!248 (= ((_ extract 23 23)
                  (bvshl a!205 (concat #b00000000000000 a!204)))
                #b0)))
(let ((a!247 (bvlshr a!205
                     (concat #b00000000000000
                             (ite a!246 (bvmul #b1111111111 a!204) #b0000001010)))))
(let ((a!268 (ite (ite (bvsle a!204 #b1111111111)
                       (= ((_ extract 23 23) a!247) #b0)
                       a!248)
                  #x00
                  (bvadd #x7f (ite a!203 #x82 a!267))))
      (a!276 (ite (bvsle a!204 #b1111111111)
                  ((_ extract 22 16) a!247)
                  ((_ extract 22 16)
                    (bvshl a!205 (concat #b00000000000000 a!204))))))
(let ((a!269 (ite (= a!115 #b1)
                  #xff
                  (ite (or a!168 (and a!169 a!170)) #xfe a!268)))
      (a!277 (ite a!116
                  #b0000000
                  (ite (or a!168 (and a!169 a!170)) #b1111111 a!276)))
      (a!285 (and (= a!276 #b0000000) (not (or a!168 (and a!169 a!170))))))
(let ((a!270 (ite (and (= ((_ extract 6 0) a) #b0000000)
                       (= ((_ extract 14 7) a) #x00))
                  #x00
                  a!269))
      (a!278 (ite (and (= ((_ extract 6 0) b) #b0000000)
                       (= ((_ extract 14 7) b) #x00))
                  a!275
                  a!277))
      (a!286 (or (and (= ((_ extract 6 0) a) #b0000000)
                      (= ((_ extract 14 7) a) #x00))
                 (= a!115 #b1)
                 a!285)))
(let ((a!271 (ite (and (= ((_ extract 6 0) b) #b0000000)
                       (= ((_ extract 14 7) b) #x00))
                  #xff
                  a!270))
      (a!279 (ite a!107
                  a!273
                  (ite a!109 a!274 (ite a!111 a!273 (ite a!113 a!274 a!278)))))
      (a!287 (ite (and (= ((_ extract 6 0) b) #b0000000)
                       (= ((_ extract 14 7) b) #x00))
                  a!17
                  a!286)))
(let ((a!272 (ite (or a!1 a!2 a!107)
                  #xff
                  (ite a!109 a!121 (ite a!111 #xff (ite a!113 a!121 a!271)))))
      (a!282 (ite a!109
                  (and (= ((_ extract 6 0) a) #b0000000)
                       (= ((_ extract 14 7) a) #xff))
                  (or a!111 (ite a!113 a!281 (= a!271 #xff)))))
      (a!288 (ite a!107
                  a!283
                  (ite a!109 a!284 (ite a!111 a!283 (ite a!113 a!284 a!287))))))
(let ((a!280 (and a!120
                  (= ((_ extract 14 7) c) a!272)
                  (= ((_ extract 6 0) c) (ite (or a!1 a!2) #b0000001 a!279))))
      (a!289 (not (and a!288 (not (or a!1 a!2))))))
(let ((a!290 (and (= ((_ extract 14 7) c) #xff)
                  (not (= ((_ extract 6 0) c) #b0000000))
                  (or a!1 a!2 a!107 a!282)
                  a!289)))
  (not (= (or (not a!77) a!106) (or a!280 a!290))))))))))))))))))))))))))))
(assert (not (not refuted)))
(check-sat)
