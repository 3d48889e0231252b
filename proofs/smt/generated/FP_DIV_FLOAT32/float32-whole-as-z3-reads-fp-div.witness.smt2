; FP_DIV_FLOAT32
; operands that meet the hypotheses of: the relation, its comparisons decided by the bits of the quotient, accepts exactly what fp.div gives: fp.div in the bit-vectors that Z3 makes of it, searched by Bitwuzla and by Glucose
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float32-whole-as-z3-reads-fp-div.witness.smt2 bitwuzla, or python -m vinculum.prove.solvers float32-whole-as-z3-reads-fp-div.witness.smt2 glucose
; replay by their own programs, where these are installed: bitwuzla float32-whole-as-z3-reads-fp-div.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a (_ BitVec 32))
(declare-const b (_ BitVec 32))
(declare-const c (_ BitVec 32))
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
      (a!80 (bvadd #x02 (ite (= ((_ extract 0 0) a) #b0) #x01 #x00)))
      (a!81 (bvadd #x01 (ite (= ((_ extract 1 1) a) #b0) #x01 #x00)))
      (a!83 (bvadd #x02 (ite (= ((_ extract 3 3) a) #b0) #x01 #x00)))
      (a!84 (bvadd #x01 (ite (= ((_ extract 4 4) a) #b0) #x01 #x00)))
      (a!87 (bvadd #x02 (ite (= ((_ extract 6 6) a) #b0) #x01 #x00)))
      (a!88 (bvadd #x01 (ite (= ((_ extract 7 7) a) #b0) #x01 #x00)))
      (a!90 (bvadd #x02 (ite (= ((_ extract 9 9) a) #b0) #x01 #x00)))
      (a!91 (bvadd #x01 (ite (= ((_ extract 10 10) a) #b0) #x01 #x00)))
      (a!94 (bvadd #x02 (ite (= ((_ extract 12 12) a) #b0) #x01 #x00)))
      (a!95 (bvadd #x01 (ite (= ((_ extract 13 13) a) #b0) #x01 #x00)))
      (a!97 (bvadd #x02 (ite (= ((_ extract 15 15) a) #b0) #x01 #x00)))
      (a!98 (bvadd #x01 (ite (= ((_ extract 16 16) a) #b0) #x01 #x00)))
      (a!101 (bvadd #x02 (ite (= ((_ extract 18 18) a) #b0) #x01 #x00)))
      (a!102 (bvadd #x01 (ite (= ((_ extract 19 19) a) #b0) #x01 #x00)))
      (a!104 (bvadd #x02 (ite (= ((_ extract 21 21) a) #b0) #x01 #x00)))
      (a!105 (bvadd #x01 (ite (= ((_ extract 22 22) a) #b0) #x01 #x00)))
      (a!110 (bvadd #x02 (ite (= ((_ extract 0 0) b) #b0) #x01 #x00)))
      (a!111 (bvadd #x01 (ite (= ((_ extract 1 1) b) #b0) #x01 #x00)))
      (a!113 (bvadd #x02 (ite (= ((_ extract 3 3) b) #b0) #x01 #x00)))
      (a!114 (bvadd #x01 (ite (= ((_ extract 4 4) b) #b0) #x01 #x00)))
      (a!117 (bvadd #x02 (ite (= ((_ extract 6 6) b) #b0) #x01 #x00)))
      (a!118 (bvadd #x01 (ite (= ((_ extract 7 7) b) #b0) #x01 #x00)))
      (a!120 (bvadd #x02 (ite (= ((_ extract 9 9) b) #b0) #x01 #x00)))
      (a!121 (bvadd #x01 (ite (= ((_ extract 10 10) b) #b0) #x01 #x00)))
      (a!124 (bvadd #x02 (ite (= ((_ extract 12 12) b) #b0) #x01 #x00)))
      (a!125 (bvadd #x01 (ite (= ((_ extract 13 13) b) #b0) #x01 #x00)))
      (a!127 (bvadd #x02 (ite (= ((_ extract 15 15) b) #b0) #x01 #x00)))
      (a!128 (bvadd #x01 (ite (= ((_ extract 16 16) b) #b0) #x01 #x00)))
      (a!131 (bvadd #x02 (ite (= ((_ extract 18 18) b) #b0) #x01 #x00)))
      (a!132 (bvadd #x01 (ite (= ((_ extract 19 19) b) #b0) #x01 #x00)))
      (a!134 (bvadd #x02 (ite (= ((_ extract 21 21) b) #b0) #x01 #x00)))
      (a!135 (bvadd #x01 (ite (= ((_ extract 22 22) b) #b0) #x01 #x00)))
      (a!158 (and (= ((_ extract 30 23) c) #xff)
                  (not (= ((_ extract 22 0) c) #b00000000000000000000000))))
      (a!160 (not (and (= ((_ extract 30 23) c) #xff)
                       (= ((_ extract 22 0) c) #b00000000000000000000000))))
      (a!161 (bvmul #xfffffffff
                    (ite (= ((_ extract 30 23) c) #x00) #x000000000 #x000800000)))
      (a!165 (bvadd (concat #b00000000000000000000000000000000000
                            ((_ extract 31 31) a))
                    (bvmul #xfffffffff
                           (concat #b00000000000000000000000000000000000
                                   ((_ extract 31 31) b)))))
      (a!166 (bvadd (concat #b00000000000000000000000000000000000
                            ((_ extract 31 31) b))
                    (bvmul #xfffffffff
                           (concat #b00000000000000000000000000000000000
                                   ((_ extract 31 31) a)))))
      (a!169 (bvadd #xfffffff6a
                    (concat #x0000000 ((_ extract 30 23) c))
                    (ite (= ((_ extract 30 23) c) #x00) #x000000001 #x000000000)))
      (a!176 (bvmul #x000000002
                    (ite (= ((_ extract 30 23) c) #x00) #x000000000 #x000800000)))
      (a!187 (and (= ((_ extract 31 31) a) #b0)
                  (= ((_ extract 22 0) a) #b00000000000000000000000)
                  (= ((_ extract 30 23) a) #xff)))
      (a!188 (or (= ((_ extract 31 31) b) #b0)
                 (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                      (= ((_ extract 30 23) b) #xff))))
      (a!189 (and (= ((_ extract 31 31) b) #b0)
                  (= ((_ extract 22 0) b) #b00000000000000000000000)
                  (= ((_ extract 30 23) b) #xff)))
      (a!190 (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #xff))
                 (= ((_ extract 31 31) a) ((_ extract 31 31) b))))
      (a!191 (and (= ((_ extract 31 31) a) #b1)
                  (= ((_ extract 22 0) a) #b00000000000000000000000)
                  (= ((_ extract 30 23) a) #xff)))
      (a!192 (or (not (= ((_ extract 31 31) b) #b0))
                 (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                      (= ((_ extract 30 23) b) #xff))))
      (a!193 (and (= ((_ extract 31 31) b) #b1)
                  (= ((_ extract 22 0) b) #b00000000000000000000000)
                  (= ((_ extract 30 23) b) #xff)))
      (a!194 (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #x00))
                 (= ((_ extract 31 31) a) ((_ extract 31 31) b))))
      (a!201 (ite (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #xff))
                  #xff
                  #x00))
      (a!261 (bvnot ((_ extract 7 7) (bvadd #x01 ((_ extract 30 23) b)))))
      (a!266 (bvnot ((_ extract 7 7) (bvadd #x01 ((_ extract 30 23) a)))))
      (a!465 (ite (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #xff))
                  #b00000000000000000000001
                  #b00000000000000000000000))
      (a!466 (ite (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #xff))
                  #b00000000000000000000001
                  #b00000000000000000000000))
      (a!467 (ite (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #x00))
                  #b00000000000000000000001
                  #b00000000000000000000000))
      (a!474 (and true
                  (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #xff))))
      (a!476 (not (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #xff))))
      (a!477 (not (and (= ((_ extract 22 0) a) #b00000000000000000000000)
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
      (a!82 (ite (= ((_ extract 2 1) a) #b00)
                 a!80
                 (ite (= ((_ extract 2 2) a) #b0) a!81 #x00)))
      (a!85 (ite (= ((_ extract 5 4) a) #b00)
                 a!83
                 (ite (= ((_ extract 5 5) a) #b0) a!84 #x00)))
      (a!89 (ite (= ((_ extract 8 7) a) #b00)
                 a!87
                 (ite (= ((_ extract 8 8) a) #b0) a!88 #x00)))
      (a!92 (ite (= ((_ extract 11 10) a) #b00)
                 a!90
                 (ite (= ((_ extract 11 11) a) #b0) a!91 #x00)))
      (a!96 (ite (= ((_ extract 14 13) a) #b00)
                 a!94
                 (ite (= ((_ extract 14 14) a) #b0) a!95 #x00)))
      (a!99 (ite (= ((_ extract 17 16) a) #b00)
                 a!97
                 (ite (= ((_ extract 17 17) a) #b0) a!98 #x00)))
      (a!103 (ite (= ((_ extract 20 19) a) #b00)
                  a!101
                  (ite (= ((_ extract 20 20) a) #b0) a!102 #x00)))
      (a!112 (ite (= ((_ extract 2 1) b) #b00)
                  a!110
                  (ite (= ((_ extract 2 2) b) #b0) a!111 #x00)))
      (a!115 (ite (= ((_ extract 5 4) b) #b00)
                  a!113
                  (ite (= ((_ extract 5 5) b) #b0) a!114 #x00)))
      (a!119 (ite (= ((_ extract 8 7) b) #b00)
                  a!117
                  (ite (= ((_ extract 8 8) b) #b0) a!118 #x00)))
      (a!122 (ite (= ((_ extract 11 10) b) #b00)
                  a!120
                  (ite (= ((_ extract 11 11) b) #b0) a!121 #x00)))
      (a!126 (ite (= ((_ extract 14 13) b) #b00)
                  a!124
                  (ite (= ((_ extract 14 14) b) #b0) a!125 #x00)))
      (a!129 (ite (= ((_ extract 17 16) b) #b00)
                  a!127
                  (ite (= ((_ extract 17 17) b) #b0) a!128 #x00)))
      (a!133 (ite (= ((_ extract 20 19) b) #b00)
                  a!131
                  (ite (= ((_ extract 20 20) b) #b0) a!132 #x00)))
      (a!162 (and a!160
                  (not a!158)
                  (= (concat #b0000000000000 ((_ extract 22 0) c)) a!161)))
      (a!167 (and (not a!158)
                  (= (concat #b00000000000000000000000000000000000
                             ((_ extract 31 31) c))
                     (ite (bvsle #x000000000 a!165) a!165 a!166))))
      (a!170 (and (= (concat #b0000000000000 ((_ extract 22 0) c))
                     (bvadd #x000800000 a!161))
                  (not (bvsle a!169 #xfffffff6b))))
      (a!177 (bvadd #xfffffffff
                    (bvmul #x000000002
                           (concat #b0000000000000 ((_ extract 22 0) c)))
                    a!176))
      (a!181 (bvadd #x000000001
                    (bvmul #x000000002
                           (concat #b0000000000000 ((_ extract 22 0) c)))
                    a!176)))
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
      (a!86 (bvadd #x06
                   (ite (= ((_ extract 5 3) a) #b000) (bvadd #x03 a!82) a!85)))
      (a!100 (bvadd #x06
                    (ite (= ((_ extract 17 15) a) #b000) (bvadd #x03 a!96) a!99)))
      (a!106 (ite (= ((_ extract 22 21) a) #b00)
                  (bvadd #x03 a!103)
                  (ite (= ((_ extract 22 22) a) #b0) a!104 a!105)))
      (a!116 (bvadd #x06
                    (ite (= ((_ extract 5 3) b) #b000) (bvadd #x03 a!112) a!115)))
      (a!130 (bvadd #x06
                    (ite (= ((_ extract 17 15) b) #b000)
                         (bvadd #x03 a!126)
                         a!129)))
      (a!136 (ite (= ((_ extract 22 21) b) #b00)
                  (bvadd #x03 a!133)
                  (ite (= ((_ extract 22 22) b) #b0) a!134 a!135)))
      (a!159 (or (and (= ((_ extract 30 23) c) #xff)
                      (= ((_ extract 22 0) c) #b00000000000000000000000))
                 (not a!5)))
      (a!168 (not (and (not a!1) (not a!2) (not (or a!3 a!13)))))
      (a!262 (ite a!49
                  #x82
                  (concat a!261 (bvadd #b0000001 ((_ extract 29 23) b)))))
      (a!267 (ite a!18
                  #x82
                  (concat a!266 (bvadd #b0000001 ((_ extract 29 23) a)))))
      (a!344 (bvmul #b11111
                    (ite a!49 #b00010 (bvadd #b00001 ((_ extract 27 23) b))))))
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
      (a!93 (ite (= ((_ extract 11 6) a) #b000000)
                 a!86
                 (ite (= ((_ extract 11 9) a) #b000) (bvadd #x03 a!89) a!92)))
      (a!123 (ite (= ((_ extract 11 6) b) #b000000)
                  a!116
                  (ite (= ((_ extract 11 9) b) #b000) (bvadd #x03 a!119) a!122)))
      (a!263 (bvmul #b1111111111
                    (concat (concat (ite a!49 #b1 a!261) (ite a!49 #b1 a!261)) a!262)))
      (a!268 (concat (concat (ite a!18 #b1 a!266) (ite a!18 #b1 a!266)) a!267)))
(let ((a!46 (ite (= ((_ extract 22 12) a) #b00000000000)
                 (bvadd #b01100 a!32)
                 (ite (= ((_ extract 22 18) a) #b00000) a!39 a!45)))
      (a!77 (ite (= ((_ extract 22 12) b) #b00000000000)
                 (bvadd #b01100 a!63)
                 (ite (= ((_ extract 22 18) b) #b00000) a!70 a!76)))
      (a!107 (ite (= ((_ extract 22 12) a) #b00000000000)
                  (bvadd #x0c a!93)
                  (ite (= ((_ extract 22 18) a) #b00000) a!100 a!106)))
      (a!137 (ite (= ((_ extract 22 12) b) #b00000000000)
                  (bvadd #x0c a!123)
                  (ite (= ((_ extract 22 18) b) #b00000) a!130 a!136)))
      (a!163 (or (and (= ((_ extract 30 23) c) #xff)
                      (= ((_ extract 22 0) c) #b00000000000000000000000))
                 (not a!12))))
(let ((a!47 (ite (or (= ((_ extract 22 0) a) #b00000000000000000000000)
                     (not a!18))
                 #b00000
                 a!46))
      (a!78 (ite (or (= ((_ extract 22 0) b) #b00000000000000000000000)
                     (not a!49))
                 #b00000
                 a!77))
      (a!108 (ite (or (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (not a!18))
                  #x00
                  a!107))
      (a!138 (ite (or (= ((_ extract 22 0) b) #b00000000000000000000000)
                      (not a!49))
                  #x00
                  a!137))
      (a!264 (ite (or (not a!49)
                      (= ((_ extract 22 0) b) #b00000000000000000000000))
                  #x00
                  a!137))
      (a!265 (ite (or (not a!18)
                      (= ((_ extract 22 0) a) #b00000000000000000000000))
                  #x00
                  a!107))
      (a!345 (ite (or (not a!18)
                      (= ((_ extract 22 0) a) #b00000000000000000000000))
                  #b00000
                  a!46))
      (a!346 (ite (or (not a!49)
                      (= ((_ extract 22 0) b) #b00000000000000000000000))
                  #b00000
                  a!77)))
(let ((a!79 (bvadd #x000000081
                   (concat #x0000000 ((_ extract 30 23) b))
                   (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                   a!16
                   (concat #b0000000000000000000000000000000 a!47)
                   (bvmul #xfffffffff
                          (concat #b0000000000000000000000000000000 a!78))
                   (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)))
      (a!109 (ite a!18
                  (bvshl (concat #b0 ((_ extract 22 0) a))
                         (concat #x0000 a!108))
                  (concat #b1 ((_ extract 22 0) a))))
      (a!139 (ite a!49
                  (bvshl (concat #b0 ((_ extract 22 0) b))
                         (concat #x0000 a!138))
                  (concat #b1 ((_ extract 22 0) b))))
      (a!141 (bvadd #x000000080
                    (concat #x0000000 ((_ extract 30 23) b))
                    (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                    a!16
                    (concat #b0000000000000000000000000000000 a!47)
                    (bvmul #xfffffffff
                           (concat #b0000000000000000000000000000000 a!78))
                    (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)))
      (a!145 (bvadd #xfffffff84
                    (concat #x0000000 ((_ extract 30 23) b))
                    (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                    a!16
                    (concat #b0000000000000000000000000000000 a!47)
                    (bvmul #xfffffffff
                           (concat #b0000000000000000000000000000000 a!78))
                    (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)))
      (a!146 (bvadd #xfffffff83
                    (concat #x0000000 ((_ extract 30 23) b))
                    (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                    a!16
                    (concat #b0000000000000000000000000000000 a!47)
                    (bvmul #xfffffffff
                           (concat #b0000000000000000000000000000000 a!78))
                    (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)))
      (a!171 (bvadd #xfffffff83
                    (concat #x0000000 ((_ extract 30 23) b))
                    (concat #x0000000 ((_ extract 30 23) c))
                    (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                    a!16
                    (concat #b0000000000000000000000000000000 a!47)
                    (bvmul #xfffffffff
                           (concat #b0000000000000000000000000000000 a!78))
                    (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)
                    (ite (= ((_ extract 30 23) c) #x00) #x000000001 #x000000000)))
      (a!172 (bvadd #xfffffff82
                    (concat #x0000000 ((_ extract 30 23) b))
                    (concat #x0000000 ((_ extract 30 23) c))
                    (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                    a!16
                    (concat #b0000000000000000000000000000000 a!47)
                    (bvmul #xfffffffff
                           (concat #b0000000000000000000000000000000 a!78))
                    (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)
                    (ite (= ((_ extract 30 23) c) #x00) #x000000001 #x000000000)))
      (a!269 (bvadd a!263
                    (concat #b00 a!264)
                    (bvmul #b1111111111 (concat #b00 a!265))
                    a!268))
      (a!347 (bvadd a!344
                    (bvmul #b11111 a!345)
                    (ite a!18 #b00010 (bvadd #b00001 ((_ extract 27 23) a)))
                    a!346)))
(let ((a!140 (concat #b0000000000
                     ((_ extract 50 25)
                       (bvudiv (concat a!109
                                         #b00000000000000000000000000000000000000000000000000)
                                 (concat #b00000000000000000000000000000000000000000000000000
                                         a!139)))))
      (a!147 (ite (bvsle #x000000000 a!146)
                  (ite (bvsle a!146 #x00000001a) a!146 #x00000001a)
                  #x000000000))
      (a!149 (= ((_ extract 24 0)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0000000000000000000000000))
      (a!173 (ite (bvsle #x000000000 a!172)
                  (ite (bvsle a!172 #x00000001a) a!172 #x00000001a)
                  #x000000000))
      (a!195 (bvredor ((_ extract 73 52)
                        (bvudiv (concat a!109
                                          #b00000000000000000000000000000000000000000000000000)
                                  (concat #b00000000000000000000000000000000000000000000000000
                                          a!139)))))
      (a!202 (= ((_ extract 51 38)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b00000000000000))
      (a!203 (= ((_ extract 37 31)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0000000))
      (a!204 (= ((_ extract 30 27)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #x0))
      (a!205 (= ((_ extract 26 25)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b00))
      (a!206 (bvredor ((_ extract 24 0)
                        (bvudiv (concat a!109
                                          #b00000000000000000000000000000000000000000000000000)
                                  (concat #b00000000000000000000000000000000000000000000000000
                                          a!139)))))
      (a!207 (= ((_ extract 26 26)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!208 (= ((_ extract 25 25)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!210 (= ((_ extract 30 29)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b00))
      (a!211 (= ((_ extract 28 28)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!212 (= ((_ extract 27 27)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!214 (= ((_ extract 30 30)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!215 (= ((_ extract 29 29)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!217 (= ((_ extract 37 34)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #x0))
      (a!218 (= ((_ extract 33 32)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b00))
      (a!219 (= ((_ extract 31 31)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!220 (= ((_ extract 33 33)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!221 (= ((_ extract 32 32)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!223 (= ((_ extract 37 36)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b00))
      (a!224 (= ((_ extract 35 35)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!225 (= ((_ extract 34 34)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!227 (= ((_ extract 37 37)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!228 (= ((_ extract 36 36)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!231 (= ((_ extract 51 45)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0000000))
      (a!232 (= ((_ extract 44 41)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #x0))
      (a!233 (= ((_ extract 40 39)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b00))
      (a!234 (= ((_ extract 38 38)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!235 (= ((_ extract 40 40)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!236 (= ((_ extract 39 39)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!238 (= ((_ extract 44 43)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b00))
      (a!239 (= ((_ extract 42 42)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!240 (= ((_ extract 41 41)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!242 (= ((_ extract 44 44)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!243 (= ((_ extract 43 43)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!246 (= ((_ extract 51 48)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #x0))
      (a!247 (= ((_ extract 47 46)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b00))
      (a!248 (= ((_ extract 45 45)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!249 (= ((_ extract 47 47)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!250 (= ((_ extract 46 46)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!252 (= ((_ extract 51 50)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b00))
      (a!253 (= ((_ extract 49 49)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!254 (= ((_ extract 48 48)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!256 (= ((_ extract 51 51)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!257 (= ((_ extract 50 50)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b0))
      (a!285 (= ((_ extract 51 51)
                  (bvudiv (concat a!109
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!139)))
                #b1)))
(let ((a!142 (bvashr a!140
                     (ite (bvsle #x000000000 a!141)
                          (ite (bvsle a!141 #x00000001a) a!141 #x00000001a)
                          #x000000000)))
      (a!148 (and (bvsle #x000000001 a!145)
                  (bvsle a!145 #x00000001b)
                  (not (bvsle #x000000001 (bvashr a!140 a!147)))))
      (a!150 (and (= (bvshl (bvashr a!140 a!147) a!147) a!140)
                  a!149
                  (= (bvashr a!140 a!147) #x000000001)
                  (bvsle #x000000001 a!145)
                  (bvsle a!145 #x00000001b)))
      (a!152 (and (bvsle #x000000001 a!145)
                  (bvsle a!145 #x00000001b)
                  (not (bvsle #x001000000 (bvashr a!140 a!147)))))
      (a!174 (not (bvsle #x001ffffff (bvashr (bvmul #x000000002 a!140) a!173))))
      (a!178 (and (bvsle #x000000001 a!171)
                  (bvsle a!171 #x00000001b)
                  (not (bvsle a!177 (bvashr a!140 a!173)))))
      (a!180 (and (= (bvshl (bvashr a!140 a!173) a!173) a!140)
                  a!149
                  (bvsle #x000000001 a!171)
                  (bvsle a!171 #x00000001b)
                  (= (bvashr a!140 a!173) a!177)))
      (a!182 (and (= (bvshl (bvashr a!140 a!173) a!173) a!140)
                  a!149
                  (bvsle #x000000001 a!171)
                  (bvsle a!171 #x00000001b)
                  (= (bvashr a!140 a!173) a!181)))
      (a!183 (and (bvsle #x000000001 a!171)
                  (bvsle a!171 #x00000001b)
                  (not (bvsle a!181 (bvashr a!140 a!173)))))
      (a!196 (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #x00))
                 (= a!195 #b1)))
      (a!209 (ite a!205
                  (bvadd #x0000002 (ite (= a!206 #b0) #x0000001 #x0000000))
                  (ite a!207
                       (bvadd #x0000001 (ite a!208 #x0000001 #x0000000))
                       #x0000000)))
      (a!213 (bvadd #x0000002
                    (ite a!211
                         (bvadd #x0000001 (ite a!212 #x0000001 #x0000000))
                         #x0000000)))
      (a!222 (ite a!218
                  (bvadd #x0000002 (ite a!219 #x0000001 #x0000000))
                  (ite a!220
                       (bvadd #x0000001 (ite a!221 #x0000001 #x0000000))
                       #x0000000)))
      (a!226 (bvadd #x0000002
                    (ite a!224
                         (bvadd #x0000001 (ite a!225 #x0000001 #x0000000))
                         #x0000000)))
      (a!237 (ite a!233
                  (bvadd #x0000002 (ite a!234 #x0000001 #x0000000))
                  (ite a!235
                       (bvadd #x0000001 (ite a!236 #x0000001 #x0000000))
                       #x0000000)))
      (a!241 (bvadd #x0000002
                    (ite a!239
                         (bvadd #x0000001 (ite a!240 #x0000001 #x0000000))
                         #x0000000)))
      (a!251 (ite a!247
                  (bvadd #x0000002 (ite a!248 #x0000001 #x0000000))
                  (ite a!249
                       (bvadd #x0000001 (ite a!250 #x0000001 #x0000000))
                       #x0000000)))
      (a!255 (bvadd #x0000002
                    (ite a!253
                         (bvadd #x0000001 (ite a!254 #x0000001 #x0000000))
                         #x0000000)))
      (a!258 (ite a!256
                  ((_ extract 27 1)
                    (bvadd #x0000001 (ite a!257 #x0000001 #x0000000)))
                  #b000000000000000000000000000))
      (a!270 (ite a!205
                  (bvadd #b0000000010
                         (ite (= a!206 #b0) #b0000000001 #b0000000000))
                  (ite a!207
                       (bvadd #b0000000001
                              (ite a!208 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!271 (bvadd #b0000000010
                    (ite a!211
                         (bvadd #b0000000001
                                (ite a!212 #b0000000001 #b0000000000))
                         #b0000000000)))
      (a!273 (ite a!218
                  (bvadd #b0000000010 (ite a!219 #b0000000001 #b0000000000))
                  (ite a!220
                       (bvadd #b0000000001
                              (ite a!221 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!274 (bvadd #b0000000010
                    (ite a!224
                         (bvadd #b0000000001
                                (ite a!225 #b0000000001 #b0000000000))
                         #b0000000000)))
      (a!277 (ite a!233
                  (bvadd #b0000000010 (ite a!234 #b0000000001 #b0000000000))
                  (ite a!235
                       (bvadd #b0000000001
                              (ite a!236 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!278 (bvadd #b0000000010
                    (ite a!239
                         (bvadd #b0000000001
                                (ite a!240 #b0000000001 #b0000000000))
                         #b0000000000)))
      (a!280 (ite a!247
                  (bvadd #b0000000010 (ite a!248 #b0000000001 #b0000000000))
                  (ite a!249
                       (bvadd #b0000000001
                              (ite a!250 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!281 (bvadd #b0000000010
                    (ite a!253
                         (bvadd #b0000000001
                                (ite a!254 #b0000000001 #b0000000000))
                         #b0000000000)))
      (a!286 (concat ((_ extract 51 25)
                       (bvudiv (concat a!109
                                         #b00000000000000000000000000000000000000000000000000)
                                 (concat #b00000000000000000000000000000000000000000000000000
                                         a!139)))
                     a!206))
      (a!348 (ite a!205
                  (bvadd #b00010 (ite (= a!206 #b0) #b00001 #b00000))
                  (ite a!207
                       (bvadd #b00001 (ite a!208 #b00001 #b00000))
                       #b00000)))
      (a!349 (bvadd #b00010
                    (ite a!211
                         (bvadd #b00001 (ite a!212 #b00001 #b00000))
                         #b00000)))
      (a!351 (ite a!218
                  (bvadd #b00010 (ite a!219 #b00001 #b00000))
                  (ite a!220
                       (bvadd #b00001 (ite a!221 #b00001 #b00000))
                       #b00000)))
      (a!352 (bvadd #b00010
                    (ite a!224
                         (bvadd #b00001 (ite a!225 #b00001 #b00000))
                         #b00000)))
      (a!355 (ite a!233
                  (bvadd #b00010 (ite a!234 #b00001 #b00000))
                  (ite a!235
                       (bvadd #b00001 (ite a!236 #b00001 #b00000))
                       #b00000)))
      (a!356 (bvadd #b00010
                    (ite a!239
                         (bvadd #b00001 (ite a!240 #b00001 #b00000))
                         #b00000)))
      (a!358 (ite a!247
                  (bvadd #b00010 (ite a!248 #b00001 #b00000))
                  (ite a!249
                       (bvadd #b00001 (ite a!250 #b00001 #b00000))
                       #b00000)))
      (a!359 (bvadd #b00010
                    (ite a!253
                         (bvadd #b00001 (ite a!254 #b00001 #b00000))
                         #b00000)))
      (a!441 (ite a!205
                  (bvadd #x02 (ite (= a!206 #b0) #x01 #x00))
                  (ite a!207 (bvadd #x01 (ite a!208 #x01 #x00)) #x00)))
      (a!442 (bvadd #x02 (ite a!211 (bvadd #x01 (ite a!212 #x01 #x00)) #x00)))
      (a!444 (ite a!218
                  (bvadd #x02 (ite a!219 #x01 #x00))
                  (ite a!220 (bvadd #x01 (ite a!221 #x01 #x00)) #x00)))
      (a!445 (bvadd #x02 (ite a!224 (bvadd #x01 (ite a!225 #x01 #x00)) #x00)))
      (a!448 (ite a!233
                  (bvadd #x02 (ite a!234 #x01 #x00))
                  (ite a!235 (bvadd #x01 (ite a!236 #x01 #x00)) #x00)))
      (a!449 (bvadd #x02 (ite a!239 (bvadd #x01 (ite a!240 #x01 #x00)) #x00)))
      (a!451 (ite a!247
                  (bvadd #x02 (ite a!248 #x01 #x00))
                  (ite a!249 (bvadd #x01 (ite a!250 #x01 #x00)) #x00)))
      (a!452 (bvadd #x02 (ite a!253 (bvadd #x01 (ite a!254 #x01 #x00)) #x00))))
(let ((a!143 (or (not (bvsle a!79 #x00000001b))
                 (and (bvsle #x000000001 a!79)
                      (bvsle a!79 #x00000001b)
                      (not (bvsle #x001ffffff a!142)))))
      (a!151 (and a!6
                  a!4
                  (not a!1)
                  (not a!2)
                  a!10
                  a!14
                  (or (not (bvsle a!145 #x00000001b)) a!148 a!150)))
      (a!153 (not (or (not (bvsle a!145 #x00000001b)) a!152)))
      (a!155 (not (or (not (bvsle a!145 #x00000001b)) a!148 a!150)))
      (a!175 (not (or (not (bvsle a!171 #x00000001b))
                      (and (bvsle #x000000001 a!171)
                           (bvsle a!171 #x00000001b)
                           a!174))))
      (a!179 (or (and (not (bvsle a!171 #x00000001b)) (bvsle #x000000001 a!177))
                 a!178))
      (a!184 (or a!182
                 (and (not (bvsle a!171 #x00000001b)) (bvsle #x000000001 a!181))
                 a!183))
      (a!197 (ite a!196
                  (ite (= ((_ extract 31 31) a) ((_ extract 31 31) b)) #b0 #b1)
                  (bvxor ((_ extract 31 31) a) ((_ extract 31 31) b))))
      (a!216 (ite a!210
                  a!213
                  (ite a!214
                       (bvadd #x0000001 (ite a!215 #x0000001 #x0000000))
                       #x0000000)))
      (a!229 (ite a!223
                  a!226
                  (ite a!227
                       (bvadd #x0000001 (ite a!228 #x0000001 #x0000000))
                       #x0000000)))
      (a!244 (ite a!238
                  a!241
                  (ite a!242
                       (bvadd #x0000001 (ite a!243 #x0000001 #x0000000))
                       #x0000000)))
      (a!272 (ite a!210
                  a!271
                  (ite a!214
                       (bvadd #b0000000001
                              (ite a!215 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!275 (ite a!223
                  a!274
                  (ite a!227
                       (bvadd #b0000000001
                              (ite a!228 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!279 (ite a!238
                  a!278
                  (ite a!242
                       (bvadd #b0000000001
                              (ite a!243 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!282 (ite a!252
                  a!281
                  (ite a!256
                       (bvadd #b0000000001
                              (ite a!257 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!287 (ite a!252
                  a!255
                  (ite a!256
                       (bvadd #x0000001 (ite a!257 #x0000001 #x0000000))
                       #x0000000)))
      (a!350 (ite a!210
                  a!349
                  (ite a!214
                       (bvadd #b00001 (ite a!215 #b00001 #b00000))
                       #b00000)))
      (a!353 (ite a!223
                  a!352
                  (ite a!227
                       (bvadd #b00001 (ite a!228 #b00001 #b00000))
                       #b00000)))
      (a!357 (ite a!238
                  a!356
                  (ite a!242
                       (bvadd #b00001 (ite a!243 #b00001 #b00000))
                       #b00000)))
      (a!360 (ite a!252
                  a!359
                  (ite a!256
                       (bvadd #b00001 (ite a!257 #b00001 #b00000))
                       #b00000)))
      (a!443 (ite a!210
                  a!442
                  (ite a!214 (bvadd #x01 (ite a!215 #x01 #x00)) #x00)))
      (a!446 (ite a!223
                  a!445
                  (ite a!227 (bvadd #x01 (ite a!228 #x01 #x00)) #x00)))
      (a!450 (ite a!238
                  a!449
                  (ite a!242 (bvadd #x01 (ite a!243 #x01 #x00)) #x00)))
      (a!453 (ite a!252
                  a!452
                  (ite a!256 (bvadd #x01 (ite a!257 #x01 #x00)) #x00))))
(let ((a!144 (and a!6 a!4 (not a!1) (not a!2) a!10 a!14 (not a!143)))
      (a!154 (and a!6 a!4 (not a!1) (not a!2) a!10 a!14 a!143 a!153))
      (a!156 (and a!6
                  a!4
                  (not a!1)
                  (not a!2)
                  a!10
                  a!14
                  (or (not (bvsle a!145 #x00000001b)) a!152)
                  a!155))
      (a!185 (and a!160
                  (not a!158)
                  (or (not a!170) a!175)
                  (not a!179)
                  (or (= ((_ extract 0 0) c) #b0) (not (or a!180 a!182)))
                  a!184))
      (a!198 (ite (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #x00))
                  (ite a!194 #b0 #b1)
                  a!197))
      (a!230 (ite a!203
                  (bvadd #x0000007 (ite a!204 (bvadd #x0000004 a!209) a!216))
                  (ite a!217 (bvadd #x0000004 a!222) a!229)))
      (a!245 ((_ extract 27 1)
               (bvadd #x0000007 (ite a!232 (bvadd #x0000004 a!237) a!244))))
      (a!276 (ite a!203
                  (bvadd #b0000000111
                         (ite a!204 (bvadd #b0000000100 a!270) a!272))
                  (ite a!217 (bvadd #b0000000100 a!273) a!275)))
      (a!283 (ite a!231
                  (bvadd #b0000000111
                         (ite a!232 (bvadd #b0000000100 a!277) a!279))
                  (ite a!246 (bvadd #b0000000100 a!280) a!282)))
      (a!288 (ite a!231
                  (bvadd #x0000007 (ite a!232 (bvadd #x0000004 a!237) a!244))
                  (ite a!246 (bvadd #x0000004 a!251) a!287)))
      (a!354 (ite a!203
                  (bvadd #b00111 (ite a!204 (bvadd #b00100 a!348) a!350))
                  (ite a!217 (bvadd #b00100 a!351) a!353)))
      (a!361 (ite a!231
                  (bvadd #b00111 (ite a!232 (bvadd #b00100 a!355) a!357))
                  (ite a!246 (bvadd #b00100 a!358) a!360)))
      (a!447 (ite a!203
                  (bvadd #x07 (ite a!204 (bvadd #x04 a!441) a!443))
                  (ite a!217 (bvadd #x04 a!444) a!446)))
      (a!454 (ite a!231
                  (bvadd #x07 (ite a!232 (bvadd #x04 a!448) a!450))
                  (ite a!246 (bvadd #x04 a!451) a!453))))
(let ((a!157 (or a!1
                 a!2
                 a!3
                 a!5
                 a!7
                 a!12
                 a!13
                 a!15
                 (and (not a!1) (not a!2) (not (or a!3 a!13)))
                 a!144
                 a!151
                 a!154
                 a!156))
      (a!164 (or (and (= ((_ extract 30 23) c) #xff)
                      (= ((_ extract 22 0) c) #b00000000000000000000000))
                 (not a!144)))
      (a!199 (ite a!189
                  (ite a!190 #b0 #b1)
                  (ite a!191
                       (ite a!192 #b0 #b1)
                       (ite a!193 (ite a!190 #b0 #b1) a!198))))
      (a!259 (ite a!231
                  a!245
                  (ite a!246
                       ((_ extract 27 1) (bvadd #x0000004 a!251))
                       (ite a!252 ((_ extract 27 1) a!255) a!258))))
      (a!284 (bvadd #b0000000001
                    a!263
                    (concat #b00 a!264)
                    (bvmul #b1111111111 (concat #b00 a!265))
                    (bvmul #b1111111111
                           (ite a!202 (bvadd #b0000001110 a!276) a!283))
                    a!268))
      (a!289 (bvshl a!286
                    (bvadd #xfffffff (ite a!202 (bvadd #x000000e a!230) a!288))))
      (a!362 (bvadd #b00001
                    a!344
                    (bvmul #b11111 a!345)
                    (bvmul #b11111 (ite a!202 (bvadd #b01110 a!354) a!361))
                    (ite a!18 #b00010 (bvadd #b00001 ((_ extract 27 23) a)))
                    a!346))
      (a!455 (bvadd #x01
                    (bvmul #xff a!262)
                    (bvmul #xff a!265)
                    (bvmul #xff (ite a!202 (bvadd #x0e a!447) a!454))
                    a!267
                    a!264)))
(let ((a!186 (and (or a!158 (not (or a!1 a!2)))
                  a!159
                  (or (not a!7) a!162)
                  a!163
                  (or (not (or a!3 a!13)) a!158)
                  (or a!162 (not a!15))
                  a!164
                  (or a!167 a!168)
                  (or a!162 (not a!151))
                  (or (not a!154) a!185)
                  (or (not a!156) a!185)))
      (a!200 (= ((_ extract 31 31) c)
                (ite (or a!1 a!2) #b0 (ite a!187 (ite a!188 #b0 #b1) a!199))))
      (a!260 (= (ite a!202 ((_ extract 27 1) (bvadd #x000000e a!230)) a!259)
                #b000000000000000000000000000)))
(let ((a!290 (and (= (ite a!260 a!269 a!284) #b0001111111)
                  (ite a!260 a!285 (= ((_ extract 27 27) a!289) #b1))))
      (a!291 (not (ite a!260
                       (= ((_ extract 9 9) a!269) #b1)
                       (= ((_ extract 9 9) a!284) #b1))))
      (a!292 (or (ite a!260
                      (= ((_ extract 8 8) a!269) #b1)
                      (= ((_ extract 8 8) a!284) #b1))
                 (ite a!260
                      (= ((_ extract 7 7) a!269) #b1)
                      (= ((_ extract 7 7) a!284) #b1))))
      (a!293 (ite a!260
                  ((_ extract 51 38)
                    (bvudiv (concat a!109
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!139)))
                  ((_ extract 27 14) a!289)))
      (a!294 (ite a!260
                  ((_ extract 37 31)
                    (bvudiv (concat a!109
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!139)))
                  ((_ extract 13 7) a!289)))
      (a!295 (ite a!260
                  ((_ extract 30 27)
                    (bvudiv (concat a!109
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!139)))
                  ((_ extract 6 3) a!289)))
      (a!296 (ite a!260
                  ((_ extract 26 25)
                    (bvudiv (concat a!109
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!139)))
                  ((_ extract 2 1) a!289)))
      (a!297 (ite (ite a!260 (= a!206 #b0) (= ((_ extract 0 0) a!289) #b0))
                  #b0000000001
                  #b0000000000))
      (a!298 (ite (ite a!260 a!208 (= ((_ extract 1 1) a!289) #b0))
                  #b0000000001
                  #b0000000000))
      (a!300 (ite a!260
                  ((_ extract 30 29)
                    (bvudiv (concat a!109
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!139)))
                  ((_ extract 6 5) a!289)))
      (a!301 (ite (ite a!260 a!212 (= ((_ extract 3 3) a!289) #b0))
                  #b0000000001
                  #b0000000000))
      (a!303 (ite (ite a!260 a!215 (= ((_ extract 5 5) a!289) #b0))
                  #b0000000001
                  #b0000000000))
      (a!306 (ite a!260
                  ((_ extract 37 34)
                    (bvudiv (concat a!109
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!139)))
                  ((_ extract 13 10) a!289)))
      (a!307 (ite a!260
                  ((_ extract 33 32)
                    (bvudiv (concat a!109
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!139)))
                  ((_ extract 9 8) a!289)))
      (a!308 (ite (ite a!260 a!219 (= ((_ extract 7 7) a!289) #b0))
                  #b0000000001
                  #b0000000000))
      (a!309 (ite (ite a!260 a!221 (= ((_ extract 8 8) a!289) #b0))
                  #b0000000001
                  #b0000000000))
      (a!311 (ite a!260
                  ((_ extract 37 36)
                    (bvudiv (concat a!109
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!139)))
                  ((_ extract 13 12) a!289)))
      (a!312 (ite (ite a!260 a!225 (= ((_ extract 10 10) a!289) #b0))
                  #b0000000001
                  #b0000000000))
      (a!314 (ite (ite a!260 a!228 (= ((_ extract 12 12) a!289) #b0))
                  #b0000000001
                  #b0000000000))
      (a!317 (ite a!260
                  ((_ extract 51 45)
                    (bvudiv (concat a!109
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!139)))
                  ((_ extract 27 21) a!289)))
      (a!318 (ite a!260
                  ((_ extract 44 41)
                    (bvudiv (concat a!109
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!139)))
                  ((_ extract 20 17) a!289)))
      (a!319 (ite a!260
                  ((_ extract 40 39)
                    (bvudiv (concat a!109
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!139)))
                  ((_ extract 16 15) a!289)))
      (a!320 (ite (ite a!260 a!234 (= ((_ extract 14 14) a!289) #b0))
                  #b0000000001
                  #b0000000000))
      (a!321 (ite (ite a!260 a!236 (= ((_ extract 15 15) a!289) #b0))
                  #b0000000001
                  #b0000000000))
      (a!323 (ite a!260
                  ((_ extract 44 43)
                    (bvudiv (concat a!109
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!139)))
                  ((_ extract 20 19) a!289)))
      (a!324 (ite (ite a!260 a!240 (= ((_ extract 17 17) a!289) #b0))
                  #b0000000001
                  #b0000000000))
      (a!326 (ite (ite a!260 a!243 (= ((_ extract 19 19) a!289) #b0))
                  #b0000000001
                  #b0000000000))
      (a!329 (ite a!260
                  ((_ extract 51 48)
                    (bvudiv (concat a!109
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!139)))
                  ((_ extract 27 24) a!289)))
      (a!330 (ite a!260
                  ((_ extract 47 46)
                    (bvudiv (concat a!109
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!139)))
                  ((_ extract 23 22) a!289)))
      (a!331 (ite (ite a!260 a!248 (= ((_ extract 21 21) a!289) #b0))
                  #b0000000001
                  #b0000000000))
      (a!332 (ite (ite a!260 a!250 (= ((_ extract 22 22) a!289) #b0))
                  #b0000000001
                  #b0000000000))
      (a!334 (ite a!260
                  ((_ extract 51 50)
                    (bvudiv (concat a!109
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!139)))
                  ((_ extract 27 26) a!289)))
      (a!335 (ite (ite a!260 a!254 (= ((_ extract 24 24) a!289) #b0))
                  #b0000000001
                  #b0000000000))
      (a!337 (ite (ite a!260 a!257 (= ((_ extract 26 26) a!289) #b0))
                  #b0000000001
                  #b0000000000))
      (a!363 (ite (ite a!260 (= a!206 #b0) (= ((_ extract 0 0) a!289) #b0))
                  #b00001
                  #b00000))
      (a!364 (ite (ite a!260 a!208 (= ((_ extract 1 1) a!289) #b0))
                  #b00001
                  #b00000))
      (a!366 (ite (ite a!260 a!212 (= ((_ extract 3 3) a!289) #b0))
                  #b00001
                  #b00000))
      (a!368 (ite (ite a!260 a!215 (= ((_ extract 5 5) a!289) #b0))
                  #b00001
                  #b00000))
      (a!371 (ite (ite a!260 a!219 (= ((_ extract 7 7) a!289) #b0))
                  #b00001
                  #b00000))
      (a!372 (ite (ite a!260 a!221 (= ((_ extract 8 8) a!289) #b0))
                  #b00001
                  #b00000))
      (a!374 (ite (ite a!260 a!225 (= ((_ extract 10 10) a!289) #b0))
                  #b00001
                  #b00000))
      (a!376 (ite (ite a!260 a!228 (= ((_ extract 12 12) a!289) #b0))
                  #b00001
                  #b00000))
      (a!379 (ite (ite a!260 a!234 (= ((_ extract 14 14) a!289) #b0))
                  #b00001
                  #b00000))
      (a!380 (ite (ite a!260 a!236 (= ((_ extract 15 15) a!289) #b0))
                  #b00001
                  #b00000))
      (a!382 (ite (ite a!260 a!240 (= ((_ extract 17 17) a!289) #b0))
                  #b00001
                  #b00000))
      (a!384 (ite (ite a!260 a!243 (= ((_ extract 19 19) a!289) #b0))
                  #b00001
                  #b00000))
      (a!387 (ite (ite a!260 a!248 (= ((_ extract 21 21) a!289) #b0))
                  #b00001
                  #b00000))
      (a!388 (ite (ite a!260 a!250 (= ((_ extract 22 22) a!289) #b0))
                  #b00001
                  #b00000))
      (a!390 (ite (ite a!260 a!254 (= ((_ extract 24 24) a!289) #b0))
                  #b00001
                  #b00000))
      (a!392 (ite (ite a!260 a!257 (= ((_ extract 26 26) a!289) #b0))
                  #b00001
                  #b00000))
      (a!408 (ite (ite a!260 (= a!206 #b0) (= ((_ extract 0 0) a!289) #b0))
                  #x01
                  #x00))
      (a!409 (ite (ite a!260 a!208 (= ((_ extract 1 1) a!289) #b0)) #x01 #x00))
      (a!411 (ite (ite a!260 a!212 (= ((_ extract 3 3) a!289) #b0)) #x01 #x00))
      (a!413 (ite (ite a!260 a!215 (= ((_ extract 5 5) a!289) #b0)) #x01 #x00))
      (a!416 (ite (ite a!260 a!219 (= ((_ extract 7 7) a!289) #b0)) #x01 #x00))
      (a!417 (ite (ite a!260 a!221 (= ((_ extract 8 8) a!289) #b0)) #x01 #x00))
      (a!419 (ite (ite a!260 a!225 (= ((_ extract 10 10) a!289) #b0)) #x01 #x00))
      (a!421 (ite (ite a!260 a!228 (= ((_ extract 12 12) a!289) #b0)) #x01 #x00))
      (a!424 (ite (ite a!260 a!234 (= ((_ extract 14 14) a!289) #b0)) #x01 #x00))
      (a!425 (ite (ite a!260 a!236 (= ((_ extract 15 15) a!289) #b0)) #x01 #x00))
      (a!427 (ite (ite a!260 a!240 (= ((_ extract 17 17) a!289) #b0)) #x01 #x00))
      (a!429 (ite (ite a!260 a!243 (= ((_ extract 19 19) a!289) #b0)) #x01 #x00))
      (a!432 (ite (ite a!260 a!248 (= ((_ extract 21 21) a!289) #b0)) #x01 #x00))
      (a!433 (ite (ite a!260 a!250 (= ((_ extract 22 22) a!289) #b0)) #x01 #x00))
      (a!435 (ite (ite a!260 a!254 (= ((_ extract 24 24) a!289) #b0)) #x01 #x00))
      (a!437 (ite (ite a!260 a!257 (= ((_ extract 26 26) a!289) #b0)) #x01 #x00)))
(let ((a!299 (ite (ite a!260 a!207 (= ((_ extract 2 2) a!289) #b0))
                  (bvadd #b0000000001 a!298)
                  #b0000000000))
      (a!302 (ite (ite a!260 a!211 (= ((_ extract 4 4) a!289) #b0))
                  (bvadd #b0000000001 a!301)
                  #b0000000000))
      (a!304 (ite (ite a!260 a!214 (= ((_ extract 6 6) a!289) #b0))
                  (bvadd #b0000000001 a!303)
                  #b0000000000))
      (a!310 (ite (ite a!260 a!220 (= ((_ extract 9 9) a!289) #b0))
                  (bvadd #b0000000001 a!309)
                  #b0000000000))
      (a!313 (ite (ite a!260 a!224 (= ((_ extract 11 11) a!289) #b0))
                  (bvadd #b0000000001 a!312)
                  #b0000000000))
      (a!315 (ite (ite a!260 a!227 (= ((_ extract 13 13) a!289) #b0))
                  (bvadd #b0000000001 a!314)
                  #b0000000000))
      (a!322 (ite (ite a!260 a!235 (= ((_ extract 16 16) a!289) #b0))
                  (bvadd #b0000000001 a!321)
                  #b0000000000))
      (a!325 (ite (ite a!260 a!239 (= ((_ extract 18 18) a!289) #b0))
                  (bvadd #b0000000001 a!324)
                  #b0000000000))
      (a!327 (ite (ite a!260 a!242 (= ((_ extract 20 20) a!289) #b0))
                  (bvadd #b0000000001 a!326)
                  #b0000000000))
      (a!333 (ite (ite a!260 a!249 (= ((_ extract 23 23) a!289) #b0))
                  (bvadd #b0000000001 a!332)
                  #b0000000000))
      (a!336 (ite (ite a!260 a!253 (= ((_ extract 25 25) a!289) #b0))
                  (bvadd #b0000000001 a!335)
                  #b0000000000))
      (a!338 (ite (ite a!260 a!256 (= ((_ extract 27 27) a!289) #b0))
                  (bvadd #b0000000001 a!337)
                  #b0000000000))
      (a!365 (ite (ite a!260 a!207 (= ((_ extract 2 2) a!289) #b0))
                  (bvadd #b00001 a!364)
                  #b00000))
      (a!367 (ite (ite a!260 a!211 (= ((_ extract 4 4) a!289) #b0))
                  (bvadd #b00001 a!366)
                  #b00000))
      (a!369 (ite (ite a!260 a!214 (= ((_ extract 6 6) a!289) #b0))
                  (bvadd #b00001 a!368)
                  #b00000))
      (a!373 (ite (ite a!260 a!220 (= ((_ extract 9 9) a!289) #b0))
                  (bvadd #b00001 a!372)
                  #b00000))
      (a!375 (ite (ite a!260 a!224 (= ((_ extract 11 11) a!289) #b0))
                  (bvadd #b00001 a!374)
                  #b00000))
      (a!377 (ite (ite a!260 a!227 (= ((_ extract 13 13) a!289) #b0))
                  (bvadd #b00001 a!376)
                  #b00000))
      (a!381 (ite (ite a!260 a!235 (= ((_ extract 16 16) a!289) #b0))
                  (bvadd #b00001 a!380)
                  #b00000))
      (a!383 (ite (ite a!260 a!239 (= ((_ extract 18 18) a!289) #b0))
                  (bvadd #b00001 a!382)
                  #b00000))
      (a!385 (ite (ite a!260 a!242 (= ((_ extract 20 20) a!289) #b0))
                  (bvadd #b00001 a!384)
                  #b00000))
      (a!389 (ite (ite a!260 a!249 (= ((_ extract 23 23) a!289) #b0))
                  (bvadd #b00001 a!388)
                  #b00000))
      (a!391 (ite (ite a!260 a!253 (= ((_ extract 25 25) a!289) #b0))
                  (bvadd #b00001 a!390)
                  #b00000))
      (a!393 (ite (ite a!260 a!256 (= ((_ extract 27 27) a!289) #b0))
                  (bvadd #b00001 a!392)
                  #b00000))
      (a!410 (ite (ite a!260 a!207 (= ((_ extract 2 2) a!289) #b0))
                  (bvadd #x01 a!409)
                  #x00))
      (a!412 (ite (ite a!260 a!211 (= ((_ extract 4 4) a!289) #b0))
                  (bvadd #x01 a!411)
                  #x00))
      (a!414 (ite (ite a!260 a!214 (= ((_ extract 6 6) a!289) #b0))
                  (bvadd #x01 a!413)
                  #x00))
      (a!418 (ite (ite a!260 a!220 (= ((_ extract 9 9) a!289) #b0))
                  (bvadd #x01 a!417)
                  #x00))
      (a!420 (ite (ite a!260 a!224 (= ((_ extract 11 11) a!289) #b0))
                  (bvadd #x01 a!419)
                  #x00))
      (a!422 (ite (ite a!260 a!227 (= ((_ extract 13 13) a!289) #b0))
                  (bvadd #x01 a!421)
                  #x00))
      (a!426 (ite (ite a!260 a!235 (= ((_ extract 16 16) a!289) #b0))
                  (bvadd #x01 a!425)
                  #x00))
      (a!428 (ite (ite a!260 a!239 (= ((_ extract 18 18) a!289) #b0))
                  (bvadd #x01 a!427)
                  #x00))
      (a!430 (ite (ite a!260 a!242 (= ((_ extract 20 20) a!289) #b0))
                  (bvadd #x01 a!429)
                  #x00))
      (a!434 (ite (ite a!260 a!249 (= ((_ extract 23 23) a!289) #b0))
                  (bvadd #x01 a!433)
                  #x00))
      (a!436 (ite (ite a!260 a!253 (= ((_ extract 25 25) a!289) #b0))
                  (bvadd #x01 a!435)
                  #x00))
      (a!438 (ite (ite a!260 a!256 (= ((_ extract 27 27) a!289) #b0))
                  (bvadd #x01 a!437)
                  #x00)))
(let ((a!305 (ite (= a!295 #x0)
                  (bvadd #b0000000100
                         (ite (= a!296 #b00) (bvadd #b0000000010 a!297) a!299))
                  (ite (= a!300 #b00) (bvadd #b0000000010 a!302) a!304)))
      (a!316 (ite (= a!306 #x0)
                  (bvadd #b0000000100
                         (ite (= a!307 #b00) (bvadd #b0000000010 a!308) a!310))
                  (ite (= a!311 #b00) (bvadd #b0000000010 a!313) a!315)))
      (a!328 (ite (= a!318 #x0)
                  (bvadd #b0000000100
                         (ite (= a!319 #b00) (bvadd #b0000000010 a!320) a!322))
                  (ite (= a!323 #b00) (bvadd #b0000000010 a!325) a!327)))
      (a!339 (ite (= a!329 #x0)
                  (bvadd #b0000000100
                         (ite (= a!330 #b00) (bvadd #b0000000010 a!331) a!333))
                  (ite (= a!334 #b00) (bvadd #b0000000010 a!336) a!338)))
      (a!370 (ite (= a!295 #x0)
                  (bvadd #b00100
                         (ite (= a!296 #b00) (bvadd #b00010 a!363) a!365))
                  (ite (= a!300 #b00) (bvadd #b00010 a!367) a!369)))
      (a!378 (ite (= a!306 #x0)
                  (bvadd #b00100
                         (ite (= a!307 #b00) (bvadd #b00010 a!371) a!373))
                  (ite (= a!311 #b00) (bvadd #b00010 a!375) a!377)))
      (a!386 (ite (= a!318 #x0)
                  (bvadd #b00100
                         (ite (= a!319 #b00) (bvadd #b00010 a!379) a!381))
                  (ite (= a!323 #b00) (bvadd #b00010 a!383) a!385)))
      (a!394 (ite (= a!329 #x0)
                  (bvadd #b00100
                         (ite (= a!330 #b00) (bvadd #b00010 a!387) a!389))
                  (ite (= a!334 #b00) (bvadd #b00010 a!391) a!393)))
      (a!415 (ite (= a!295 #x0)
                  (bvadd #x04 (ite (= a!296 #b00) (bvadd #x02 a!408) a!410))
                  (ite (= a!300 #b00) (bvadd #x02 a!412) a!414)))
      (a!423 (ite (= a!306 #x0)
                  (bvadd #x04 (ite (= a!307 #b00) (bvadd #x02 a!416) a!418))
                  (ite (= a!311 #b00) (bvadd #x02 a!420) a!422)))
      (a!431 (ite (= a!318 #x0)
                  (bvadd #x04 (ite (= a!319 #b00) (bvadd #x02 a!424) a!426))
                  (ite (= a!323 #b00) (bvadd #x02 a!428) a!430)))
      (a!439 (ite (= a!329 #x0)
                  (bvadd #x04 (ite (= a!330 #b00) (bvadd #x02 a!432) a!434))
                  (ite (= a!334 #b00) (bvadd #x02 a!436) a!438))))
(let ((a!340 (ite (= a!293 #b00000000000000)
                  (bvadd #b0000001110
                         (ite (= a!294 #b0000000)
                              (bvadd #b0000000111 a!305)
                              a!316))
                  (ite (= a!317 #b0000000) (bvadd #b0000000111 a!328) a!339)))
      (a!395 (ite (= a!293 #b00000000000000)
                  (bvadd #b01110
                         (ite (= a!294 #b0000000) (bvadd #b00111 a!370) a!378))
                  (ite (= a!317 #b0000000) (bvadd #b00111 a!386) a!394)))
      (a!440 (ite (= a!293 #b00000000000000)
                  (bvadd #x0e
                         (ite (= a!294 #b0000000) (bvadd #x07 a!415) a!423))
                  (ite (= a!317 #b0000000) (bvadd #x07 a!431) a!439))))
(let ((a!341 (bvsle (bvadd #b0001111111
                           (bvmul #b1111111111 a!340)
                           (ite a!260 a!269 a!284))
                    #b1111111111))
      (a!456 (bvadd #x01
                    (bvmul #xff a!440)
                    (ite a!260
                         (bvadd (bvmul #xff a!262)
                                (bvmul #xff a!265)
                                a!267
                                a!264)
                         a!455))))
(let ((a!342 (bvsle (ite a!341
                         (bvadd #b0001111111 (ite a!260 a!269 a!284))
                         a!340)
                    #b1111111111))
      (a!343 (bvmul #b1111111111
                    (ite a!341
                         (bvadd #b0001111111 (ite a!260 a!269 a!284))
                         a!340)))
      (a!396 (bvmul #b11111
                    (ite a!341 (bvadd #b11111 (ite a!260 a!347 a!362)) a!395)))
      (a!399 (concat #b0000000000000000000000000000000000000000000000
                     (ite a!341
                          (bvadd #b0001111111 (ite a!260 a!269 a!284))
                          a!340))))
(let ((a!397 (ite (and (= ((_ extract 9 5) a!343) #b00000)
                       (bvule a!396 #b11010))
                  a!343
                  #b0000011010))
      (a!400 ((_ extract 55 32)
               (bvshl (concat (ite a!260 a!286 a!289) #x0000000) a!399)))
      (a!401 ((_ extract 31 31)
               (bvshl (concat (ite a!260 a!286 a!289) #x0000000) a!399)))
      (a!402 ((_ extract 29 0)
               (bvshl (concat (ite a!260 a!286 a!289) #x0000000) a!399)))
      (a!403 ((_ extract 30 30)
               (bvshl (concat (ite a!260 a!286 a!289) #x0000000) a!399)))
      (a!404 ((_ extract 32 32)
               (bvshl (concat (ite a!260 a!286 a!289) #x0000000) a!399)))
      (a!469 ((_ extract 54 32)
               (bvshl (concat (ite a!260 a!286 a!289) #x0000000) a!399))))
(let ((a!398 (bvlshr (concat (ite a!260 a!286 a!289) #x0000000)
                     (concat #b0000000000000000000000000000000000000000000000
                             a!397))))
(let ((a!405 (bvor (bvredor (ite a!342 ((_ extract 29 0) a!398) a!402))
                   (ite a!342 ((_ extract 30 30) a!398) a!403)
                   (ite a!342 ((_ extract 32 32) a!398) a!404))))
(let ((a!406 (bvor (bvnot (ite a!342 ((_ extract 31 31) a!398) a!401))
                   (bvnot a!405))))
(let ((a!407 (bvadd (concat #b0 (ite a!342 ((_ extract 55 32) a!398) a!400))
                    (concat #x000000 (bvnot a!406))))
      (a!459 ((_ extract 23 23)
               (bvadd (concat #b00000000000000000000000 (bvnot a!406))
                      (ite a!342 ((_ extract 55 32) a!398) a!400)))))
(let ((a!457 (bvadd #x7f
                    (ite (= ((_ extract 24 24) a!407) #b1)
                         (bvadd #x01 (ite a!341 #x82 a!456))
                         (ite a!341 #x82 a!456))))
      (a!470 (ite (= ((_ extract 24 24) a!407) #b1)
                  ((_ extract 23 1) a!407)
                  (bvadd (concat #b0000000000000000000000 (bvnot a!406))
                         (ite a!342 ((_ extract 54 32) a!398) a!469)))))
(let ((a!458 (or (= a!195 #b1)
                 a!290
                 (and a!291 a!292)
                 (and (= ((_ extract 24 24) a!407) #b1)
                      (= (bvredand a!457) #b1))))
      (a!460 (ite (and (= ((_ extract 24 24) a!407) #b1)
                       (= (bvredand a!457) #b1))
                  #x3f
                  a!457))
      (a!468 (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #x00))
                 (= a!195 #b1)
                 a!290
                 (and a!291 a!292)
                 (and (= ((_ extract 24 24) a!407) #b1)
                      (= (bvredand a!457) #b1))))
      (a!478 (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #x00))
                 (= a!195 #b1)
                 a!290
                 (and a!291 a!292)
                 (and (= ((_ extract 24 24) a!407) #b1)
                      (= (bvredand a!457) #b1))
                 (= a!470 #b00000000000000000000000))))
(let ((a!461 (ite (ite (= ((_ extract 24 24) a!407) #b1)
                       (= ((_ extract 24 24) a!407) #b0)
                       (= a!459 #b0))
                  #x00
                  a!460))
      (a!471 (ite (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #x00))
                  a!467
                  (ite a!468 #b00000000000000000000000 a!470)))
      (a!479 (ite (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #x00))
                  a!17
                  a!478)))
(let ((a!462 (ite (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #x00))
                  #x00
                  (ite a!458 #xff a!461)))
      (a!472 (ite a!187
                  a!465
                  (ite a!189 a!466 (ite a!191 a!465 (ite a!193 a!466 a!471)))))
      (a!480 (ite a!187
                  a!476
                  (ite a!189 a!477 (ite a!191 a!476 (ite a!193 a!477 a!479))))))
(let ((a!463 (ite (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #x00))
                  #xff
                  a!462))
      (a!481 (not (and a!480 (not (or a!1 a!2))))))
(let ((a!464 (ite (or a!1 a!2 a!187)
                  #xff
                  (ite a!189 a!201 (ite a!191 #xff (ite a!193 a!201 a!463)))))
      (a!475 (ite a!189
                  (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #xff))
                  (or a!191 (ite a!193 a!474 (= a!463 #xff))))))
(let ((a!473 (and a!200
                  (= ((_ extract 30 23) c) a!464)
                  (= ((_ extract 22 0) c)
                     (ite (or a!1 a!2) #b00000000000000000000001 a!472))))
      (a!482 (and (= ((_ extract 30 23) c) #xff)
                  (not (= ((_ extract 22 0) c) #b00000000000000000000000))
                  (or a!1 a!2 a!187 a!475)
                  a!481)))
  (not (= (or (not a!157) a!186) (or a!473 a!482)))))))))))))))))))))))))))))))))))
(assert (= a (_ bv1065353216 32)))
(assert (= b (_ bv1077936128 32)))
(check-sat)
