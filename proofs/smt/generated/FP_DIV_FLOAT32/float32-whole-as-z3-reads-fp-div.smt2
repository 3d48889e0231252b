; FP_DIV_FLOAT32
; a counterexample to: the relation, its comparisons decided by the bits of the quotient, accepts exactly what fp.div gives: fp.div in the bit-vectors that Z3 makes of it, searched by Bitwuzla and by Glucose
; expected: unsat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float32-whole-as-z3-reads-fp-div.smt2 bitwuzla, or python -m vinculum.prove.solvers float32-whole-as-z3-reads-fp-div.smt2 glucose
; replay by their own programs, where these are installed: bitwuzla float32-whole-as-z3-reads-fp-div.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a (_ BitVec 32))
(declare-const b (_ BitVec 32))
(declare-const c (_ BitVec 32))
(define-fun refuted () Bool (let ((a!1 (and (= ((_ extract 30 23) a) #xff)
                (not (= ((_ extract 22 0) a) #b00000000000000000000000))))
      (a!2 (not (and (= ((_ extract 30 23) a) #xff)
                     (= ((_ extract 22 0) a) #b00000000000000000000000))))
      (a!3 (not (and (= ((_ extract 30 23) b) #xff)
                     (= ((_ extract 22 0) b) #b00000000000000000000000))))
      (a!4 (and (= ((_ extract 30 23) b) #xff)
                (not (= ((_ extract 22 0) b) #b00000000000000000000000))))
      (a!5 (bvmul #xfffffffff
                  (ite (= ((_ extract 30 23) a) #x00) #x000000000 #x000800000)))
      (a!7 (bvmul #xfffffffff
                  (ite (= ((_ extract 30 23) b) #x00) #x000000000 #x000800000)))
      (a!9 (bvmul #xfffffffff
                  (ite (= ((_ extract 30 23) a) #x00) #x000000001 #x000000000)))
      (a!10 (not (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #x00))))
      (a!12 (bvadd #b00010 (ite (= ((_ extract 0 0) a) #b0) #b00001 #b00000)))
      (a!13 (bvadd #b00001 (ite (= ((_ extract 1 1) a) #b0) #b00001 #b00000)))
      (a!15 (bvadd #b00010 (ite (= ((_ extract 3 3) a) #b0) #b00001 #b00000)))
      (a!16 (bvadd #b00001 (ite (= ((_ extract 4 4) a) #b0) #b00001 #b00000)))
      (a!19 (bvadd #b00010 (ite (= ((_ extract 6 6) a) #b0) #b00001 #b00000)))
      (a!20 (bvadd #b00001 (ite (= ((_ extract 7 7) a) #b0) #b00001 #b00000)))
      (a!22 (bvadd #b00010 (ite (= ((_ extract 9 9) a) #b0) #b00001 #b00000)))
      (a!23 (bvadd #b00001 (ite (= ((_ extract 10 10) a) #b0) #b00001 #b00000)))
      (a!26 (bvadd #b00010 (ite (= ((_ extract 12 12) a) #b0) #b00001 #b00000)))
      (a!27 (bvadd #b00001 (ite (= ((_ extract 13 13) a) #b0) #b00001 #b00000)))
      (a!29 (bvadd #b00010 (ite (= ((_ extract 15 15) a) #b0) #b00001 #b00000)))
      (a!30 (bvadd #b00001 (ite (= ((_ extract 16 16) a) #b0) #b00001 #b00000)))
      (a!33 (bvadd #b00010 (ite (= ((_ extract 18 18) a) #b0) #b00001 #b00000)))
      (a!34 (bvadd #b00001 (ite (= ((_ extract 19 19) a) #b0) #b00001 #b00000)))
      (a!36 (bvadd #b00010 (ite (= ((_ extract 21 21) a) #b0) #b00001 #b00000)))
      (a!37 (bvadd #b00001 (ite (= ((_ extract 22 22) a) #b0) #b00001 #b00000)))
      (a!41 (not (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                      (= ((_ extract 30 23) b) #x00))))
      (a!43 (bvadd #b00010 (ite (= ((_ extract 0 0) b) #b0) #b00001 #b00000)))
      (a!44 (bvadd #b00001 (ite (= ((_ extract 1 1) b) #b0) #b00001 #b00000)))
      (a!46 (bvadd #b00010 (ite (= ((_ extract 3 3) b) #b0) #b00001 #b00000)))
      (a!47 (bvadd #b00001 (ite (= ((_ extract 4 4) b) #b0) #b00001 #b00000)))
      (a!50 (bvadd #b00010 (ite (= ((_ extract 6 6) b) #b0) #b00001 #b00000)))
      (a!51 (bvadd #b00001 (ite (= ((_ extract 7 7) b) #b0) #b00001 #b00000)))
      (a!53 (bvadd #b00010 (ite (= ((_ extract 9 9) b) #b0) #b00001 #b00000)))
      (a!54 (bvadd #b00001 (ite (= ((_ extract 10 10) b) #b0) #b00001 #b00000)))
      (a!57 (bvadd #b00010 (ite (= ((_ extract 12 12) b) #b0) #b00001 #b00000)))
      (a!58 (bvadd #b00001 (ite (= ((_ extract 13 13) b) #b0) #b00001 #b00000)))
      (a!60 (bvadd #b00010 (ite (= ((_ extract 15 15) b) #b0) #b00001 #b00000)))
      (a!61 (bvadd #b00001 (ite (= ((_ extract 16 16) b) #b0) #b00001 #b00000)))
      (a!64 (bvadd #b00010 (ite (= ((_ extract 18 18) b) #b0) #b00001 #b00000)))
      (a!65 (bvadd #b00001 (ite (= ((_ extract 19 19) b) #b0) #b00001 #b00000)))
      (a!67 (bvadd #b00010 (ite (= ((_ extract 21 21) b) #b0) #b00001 #b00000)))
      (a!68 (bvadd #b00001 (ite (= ((_ extract 22 22) b) #b0) #b00001 #b00000)))
      (a!73 (bvadd #x02 (ite (= ((_ extract 0 0) a) #b0) #x01 #x00)))
      (a!74 (bvadd #x01 (ite (= ((_ extract 1 1) a) #b0) #x01 #x00)))
      (a!76 (bvadd #x02 (ite (= ((_ extract 3 3) a) #b0) #x01 #x00)))
      (a!77 (bvadd #x01 (ite (= ((_ extract 4 4) a) #b0) #x01 #x00)))
      (a!80 (bvadd #x02 (ite (= ((_ extract 6 6) a) #b0) #x01 #x00)))
      (a!81 (bvadd #x01 (ite (= ((_ extract 7 7) a) #b0) #x01 #x00)))
      (a!83 (bvadd #x02 (ite (= ((_ extract 9 9) a) #b0) #x01 #x00)))
      (a!84 (bvadd #x01 (ite (= ((_ extract 10 10) a) #b0) #x01 #x00)))
      (a!87 (bvadd #x02 (ite (= ((_ extract 12 12) a) #b0) #x01 #x00)))
      (a!88 (bvadd #x01 (ite (= ((_ extract 13 13) a) #b0) #x01 #x00)))
      (a!90 (bvadd #x02 (ite (= ((_ extract 15 15) a) #b0) #x01 #x00)))
      (a!91 (bvadd #x01 (ite (= ((_ extract 16 16) a) #b0) #x01 #x00)))
      (a!94 (bvadd #x02 (ite (= ((_ extract 18 18) a) #b0) #x01 #x00)))
      (a!95 (bvadd #x01 (ite (= ((_ extract 19 19) a) #b0) #x01 #x00)))
      (a!97 (bvadd #x02 (ite (= ((_ extract 21 21) a) #b0) #x01 #x00)))
      (a!98 (bvadd #x01 (ite (= ((_ extract 22 22) a) #b0) #x01 #x00)))
      (a!103 (bvadd #x02 (ite (= ((_ extract 0 0) b) #b0) #x01 #x00)))
      (a!104 (bvadd #x01 (ite (= ((_ extract 1 1) b) #b0) #x01 #x00)))
      (a!106 (bvadd #x02 (ite (= ((_ extract 3 3) b) #b0) #x01 #x00)))
      (a!107 (bvadd #x01 (ite (= ((_ extract 4 4) b) #b0) #x01 #x00)))
      (a!110 (bvadd #x02 (ite (= ((_ extract 6 6) b) #b0) #x01 #x00)))
      (a!111 (bvadd #x01 (ite (= ((_ extract 7 7) b) #b0) #x01 #x00)))
      (a!113 (bvadd #x02 (ite (= ((_ extract 9 9) b) #b0) #x01 #x00)))
      (a!114 (bvadd #x01 (ite (= ((_ extract 10 10) b) #b0) #x01 #x00)))
      (a!117 (bvadd #x02 (ite (= ((_ extract 12 12) b) #b0) #x01 #x00)))
      (a!118 (bvadd #x01 (ite (= ((_ extract 13 13) b) #b0) #x01 #x00)))
      (a!120 (bvadd #x02 (ite (= ((_ extract 15 15) b) #b0) #x01 #x00)))
      (a!121 (bvadd #x01 (ite (= ((_ extract 16 16) b) #b0) #x01 #x00)))
      (a!124 (bvadd #x02 (ite (= ((_ extract 18 18) b) #b0) #x01 #x00)))
      (a!125 (bvadd #x01 (ite (= ((_ extract 19 19) b) #b0) #x01 #x00)))
      (a!127 (bvadd #x02 (ite (= ((_ extract 21 21) b) #b0) #x01 #x00)))
      (a!128 (bvadd #x01 (ite (= ((_ extract 22 22) b) #b0) #x01 #x00)))
      (a!139 (and (= ((_ extract 30 23) a) #xff)
                  (= ((_ extract 22 0) a) #b00000000000000000000000)
                  (= ((_ extract 30 23) b) #xff)
                  (= ((_ extract 22 0) b) #b00000000000000000000000)))
      (a!158 (and (= ((_ extract 30 23) c) #xff)
                  (not (= ((_ extract 22 0) c) #b00000000000000000000000))))
      (a!160 (not (and (= ((_ extract 30 23) c) #xff)
                       (= ((_ extract 22 0) c) #b00000000000000000000000))))
      (a!161 (bvmul #xfffffffff
                    (ite (= ((_ extract 30 23) c) #x00) #x000000000 #x000800000)))
      (a!166 (bvadd (concat #b00000000000000000000000000000000000
                            ((_ extract 31 31) a))
                    (bvmul #xfffffffff
                           (concat #b00000000000000000000000000000000000
                                   ((_ extract 31 31) b)))))
      (a!167 (bvadd (concat #b00000000000000000000000000000000000
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
      (a!188 (and (= ((_ extract 31 31) b) #b0)
                  (= ((_ extract 22 0) b) #b00000000000000000000000)
                  (= ((_ extract 30 23) b) #xff)))
      (a!189 (and (= ((_ extract 31 31) a) #b1)
                  (= ((_ extract 22 0) a) #b00000000000000000000000)
                  (= ((_ extract 30 23) a) #xff)))
      (a!190 (and (= ((_ extract 31 31) b) #b1)
                  (= ((_ extract 22 0) b) #b00000000000000000000000)
                  (= ((_ extract 30 23) b) #xff)))
      (a!191 (and true
                  (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #xff))))
      (a!310 (bvnot ((_ extract 7 7) (bvadd #x01 ((_ extract 30 23) b)))))
      (a!315 (bvnot ((_ extract 7 7) (bvadd #x01 ((_ extract 30 23) a)))))
      (a!462 (not (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #xff))))
      (a!463 (not (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #xff))))
      (a!471 (or (= ((_ extract 31 31) b) #b0)
                 (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                      (= ((_ extract 30 23) b) #xff))))
      (a!472 (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #xff))
                 (= ((_ extract 31 31) a) ((_ extract 31 31) b))))
      (a!473 (or (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                      (= ((_ extract 30 23) b) #xff))
                 (not (= ((_ extract 31 31) b) #b0))))
      (a!474 (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #x00))
                 (= ((_ extract 31 31) a) ((_ extract 31 31) b))))
      (a!480 (ite (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #xff))
                  #xff
                  #x00))
      (a!482 (ite (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #xff))
                  #b00000000000000000000001
                  #b00000000000000000000000))
      (a!483 (ite (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #xff))
                  #b00000000000000000000001
                  #b00000000000000000000000))
      (a!484 (ite (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #x00))
                  #b00000000000000000000001
                  #b00000000000000000000000)))
(let ((a!6 (not (= (concat #b0000000000000 ((_ extract 22 0) a)) a!5)))
      (a!8 (not (= (concat #b0000000000000 ((_ extract 22 0) b)) a!7)))
      (a!11 (or (= ((_ extract 30 23) a) #xff)
                (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                     (= ((_ extract 30 23) a) #x00))
                (and a!10 (= ((_ extract 30 23) a) #x00))))
      (a!14 (ite (= ((_ extract 2 1) a) #b00)
                 a!12
                 (ite (= ((_ extract 2 2) a) #b0) a!13 #b00000)))
      (a!17 (ite (= ((_ extract 5 4) a) #b00)
                 a!15
                 (ite (= ((_ extract 5 5) a) #b0) a!16 #b00000)))
      (a!21 (ite (= ((_ extract 8 7) a) #b00)
                 a!19
                 (ite (= ((_ extract 8 8) a) #b0) a!20 #b00000)))
      (a!24 (ite (= ((_ extract 11 10) a) #b00)
                 a!22
                 (ite (= ((_ extract 11 11) a) #b0) a!23 #b00000)))
      (a!28 (ite (= ((_ extract 14 13) a) #b00)
                 a!26
                 (ite (= ((_ extract 14 14) a) #b0) a!27 #b00000)))
      (a!31 (ite (= ((_ extract 17 16) a) #b00)
                 a!29
                 (ite (= ((_ extract 17 17) a) #b0) a!30 #b00000)))
      (a!35 (ite (= ((_ extract 20 19) a) #b00)
                 a!33
                 (ite (= ((_ extract 20 20) a) #b0) a!34 #b00000)))
      (a!42 (or (= ((_ extract 30 23) b) #xff)
                (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                     (= ((_ extract 30 23) b) #x00))
                (and a!41 (= ((_ extract 30 23) b) #x00))))
      (a!45 (ite (= ((_ extract 2 1) b) #b00)
                 a!43
                 (ite (= ((_ extract 2 2) b) #b0) a!44 #b00000)))
      (a!48 (ite (= ((_ extract 5 4) b) #b00)
                 a!46
                 (ite (= ((_ extract 5 5) b) #b0) a!47 #b00000)))
      (a!52 (ite (= ((_ extract 8 7) b) #b00)
                 a!50
                 (ite (= ((_ extract 8 8) b) #b0) a!51 #b00000)))
      (a!55 (ite (= ((_ extract 11 10) b) #b00)
                 a!53
                 (ite (= ((_ extract 11 11) b) #b0) a!54 #b00000)))
      (a!59 (ite (= ((_ extract 14 13) b) #b00)
                 a!57
                 (ite (= ((_ extract 14 14) b) #b0) a!58 #b00000)))
      (a!62 (ite (= ((_ extract 17 16) b) #b00)
                 a!60
                 (ite (= ((_ extract 17 17) b) #b0) a!61 #b00000)))
      (a!66 (ite (= ((_ extract 20 19) b) #b00)
                 a!64
                 (ite (= ((_ extract 20 20) b) #b0) a!65 #b00000)))
      (a!75 (ite (= ((_ extract 2 1) a) #b00)
                 a!73
                 (ite (= ((_ extract 2 2) a) #b0) a!74 #x00)))
      (a!78 (ite (= ((_ extract 5 4) a) #b00)
                 a!76
                 (ite (= ((_ extract 5 5) a) #b0) a!77 #x00)))
      (a!82 (ite (= ((_ extract 8 7) a) #b00)
                 a!80
                 (ite (= ((_ extract 8 8) a) #b0) a!81 #x00)))
      (a!85 (ite (= ((_ extract 11 10) a) #b00)
                 a!83
                 (ite (= ((_ extract 11 11) a) #b0) a!84 #x00)))
      (a!89 (ite (= ((_ extract 14 13) a) #b00)
                 a!87
                 (ite (= ((_ extract 14 14) a) #b0) a!88 #x00)))
      (a!92 (ite (= ((_ extract 17 16) a) #b00)
                 a!90
                 (ite (= ((_ extract 17 17) a) #b0) a!91 #x00)))
      (a!96 (ite (= ((_ extract 20 19) a) #b00)
                 a!94
                 (ite (= ((_ extract 20 20) a) #b0) a!95 #x00)))
      (a!105 (ite (= ((_ extract 2 1) b) #b00)
                  a!103
                  (ite (= ((_ extract 2 2) b) #b0) a!104 #x00)))
      (a!108 (ite (= ((_ extract 5 4) b) #b00)
                  a!106
                  (ite (= ((_ extract 5 5) b) #b0) a!107 #x00)))
      (a!112 (ite (= ((_ extract 8 7) b) #b00)
                  a!110
                  (ite (= ((_ extract 8 8) b) #b0) a!111 #x00)))
      (a!115 (ite (= ((_ extract 11 10) b) #b00)
                  a!113
                  (ite (= ((_ extract 11 11) b) #b0) a!114 #x00)))
      (a!119 (ite (= ((_ extract 14 13) b) #b00)
                  a!117
                  (ite (= ((_ extract 14 14) b) #b0) a!118 #x00)))
      (a!122 (ite (= ((_ extract 17 16) b) #b00)
                  a!120
                  (ite (= ((_ extract 17 17) b) #b0) a!121 #x00)))
      (a!126 (ite (= ((_ extract 20 19) b) #b00)
                  a!124
                  (ite (= ((_ extract 20 20) b) #b0) a!125 #x00)))
      (a!138 (and (= ((_ extract 30 23) a) #xff)
                  (= ((_ extract 22 0) a) #b00000000000000000000000)
                  a!3
                  (not a!4)))
      (a!140 (and a!2
                  a!3
                  (not a!1)
                  (not a!4)
                  (= (concat #b0000000000000 ((_ extract 22 0) a)) a!5)
                  (= (concat #b0000000000000 ((_ extract 22 0) b)) a!7)))
      (a!141 (and (= ((_ extract 30 23) b) #xff)
                  (= ((_ extract 22 0) b) #b00000000000000000000000)
                  a!2
                  (not a!1)))
      (a!162 (and a!160
                  (not a!158)
                  (= (concat #b0000000000000 ((_ extract 22 0) c)) a!161)))
      (a!168 (and (not a!158)
                  (= (concat #b00000000000000000000000000000000000
                             ((_ extract 31 31) c))
                     (ite (bvsle #x000000000 a!166) a!166 a!167))))
      (a!170 (and (= (concat #b0000000000000 ((_ extract 22 0) c))
                     (bvadd #x000800000 a!161))
                  (not (bvsle a!169 #xfffffff6b))))
      (a!177 (bvadd #xfffffffff
                    (bvmul #x000000002
                           (concat #b0000000000000 ((_ extract 22 0) c)))
                    a!176))
      (a!180 (bvadd #x000000001
                    (bvmul #x000000002
                           (concat #b0000000000000 ((_ extract 22 0) c)))
                    a!176))
      (a!192 (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #x00))
                 (and a!10 (= ((_ extract 30 23) a) #x00))
                 (= ((_ extract 30 23) a) #xff)))
      (a!195 (or (and a!41 (= ((_ extract 30 23) b) #x00))
                 (= ((_ extract 30 23) b) #xff)
                 (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                      (= ((_ extract 30 23) b) #x00)))))
(let ((a!18 (bvadd #b00110
                   (ite (= ((_ extract 5 3) a) #b000) (bvadd #b00011 a!14) a!17)))
      (a!32 (bvadd #b00110
                   (ite (= ((_ extract 17 15) a) #b000)
                        (bvadd #b00011 a!28)
                        a!31)))
      (a!38 (ite (= ((_ extract 22 21) a) #b00)
                 (bvadd #b00011 a!35)
                 (ite (= ((_ extract 22 22) a) #b0) a!36 a!37)))
      (a!49 (bvadd #b00110
                   (ite (= ((_ extract 5 3) b) #b000) (bvadd #b00011 a!45) a!48)))
      (a!63 (bvadd #b00110
                   (ite (= ((_ extract 17 15) b) #b000)
                        (bvadd #b00011 a!59)
                        a!62)))
      (a!69 (ite (= ((_ extract 22 21) b) #b00)
                 (bvadd #b00011 a!66)
                 (ite (= ((_ extract 22 22) b) #b0) a!67 a!68)))
      (a!79 (bvadd #x06
                   (ite (= ((_ extract 5 3) a) #b000) (bvadd #x03 a!75) a!78)))
      (a!93 (bvadd #x06
                   (ite (= ((_ extract 17 15) a) #b000) (bvadd #x03 a!89) a!92)))
      (a!99 (ite (= ((_ extract 22 21) a) #b00)
                 (bvadd #x03 a!96)
                 (ite (= ((_ extract 22 22) a) #b0) a!97 a!98)))
      (a!109 (bvadd #x06
                    (ite (= ((_ extract 5 3) b) #b000) (bvadd #x03 a!105) a!108)))
      (a!123 (bvadd #x06
                    (ite (= ((_ extract 17 15) b) #b000)
                         (bvadd #x03 a!119)
                         a!122)))
      (a!129 (ite (= ((_ extract 22 21) b) #b00)
                  (bvadd #x03 a!126)
                  (ite (= ((_ extract 22 22) b) #b0) a!127 a!128)))
      (a!142 (or (and (= ((_ extract 30 23) a) #xff)
                      (= ((_ extract 22 0) a) #b00000000000000000000000))
                 a!6))
      (a!144 (and a!2
                  a!3
                  (not a!1)
                  (not a!4)
                  (= (concat #b0000000000000 ((_ extract 22 0) a)) a!5)
                  a!8))
      (a!159 (or (and (= ((_ extract 30 23) c) #xff)
                      (= ((_ extract 22 0) c) #b00000000000000000000000))
                 (not a!138)))
      (a!165 (not (and (not a!1) (not a!4) (not (or a!139 a!140)))))
      (a!311 (ite a!195
                  #x82
                  (concat a!310 (bvadd #b0000001 ((_ extract 29 23) b)))))
      (a!316 (ite a!192
                  #x82
                  (concat a!315 (bvadd #b0000001 ((_ extract 29 23) a)))))
      (a!337 (bvmul #b11111
                    (ite a!195 #b00010 (bvadd #b00001 ((_ extract 27 23) b))))))
(let ((a!25 (ite (= ((_ extract 11 6) a) #b000000)
                 a!18
                 (ite (= ((_ extract 11 9) a) #b000) (bvadd #b00011 a!21) a!24)))
      (a!56 (ite (= ((_ extract 11 6) b) #b000000)
                 a!49
                 (ite (= ((_ extract 11 9) b) #b000) (bvadd #b00011 a!52) a!55)))
      (a!86 (ite (= ((_ extract 11 6) a) #b000000)
                 a!79
                 (ite (= ((_ extract 11 9) a) #b000) (bvadd #x03 a!82) a!85)))
      (a!116 (ite (= ((_ extract 11 6) b) #b000000)
                  a!109
                  (ite (= ((_ extract 11 9) b) #b000) (bvadd #x03 a!112) a!115)))
      (a!143 (and a!3
                  (not a!1)
                  (not a!4)
                  (= (concat #b0000000000000 ((_ extract 22 0) b)) a!7)
                  a!142))
      (a!312 (bvmul #b1111111111
                    (concat (concat (ite a!195 #b1 a!310) (ite a!195 #b1 a!310)) a!311)))
      (a!317 (concat (concat (ite a!192 #b1 a!315) (ite a!192 #b1 a!315)) a!316)))
(let ((a!39 (ite (= ((_ extract 22 12) a) #b00000000000)
                 (bvadd #b01100 a!25)
                 (ite (= ((_ extract 22 18) a) #b00000) a!32 a!38)))
      (a!70 (ite (= ((_ extract 22 12) b) #b00000000000)
                 (bvadd #b01100 a!56)
                 (ite (= ((_ extract 22 18) b) #b00000) a!63 a!69)))
      (a!100 (ite (= ((_ extract 22 12) a) #b00000000000)
                  (bvadd #x0c a!86)
                  (ite (= ((_ extract 22 18) a) #b00000) a!93 a!99)))
      (a!130 (ite (= ((_ extract 22 12) b) #b00000000000)
                  (bvadd #x0c a!116)
                  (ite (= ((_ extract 22 18) b) #b00000) a!123 a!129)))
      (a!163 (or (not a!143)
                 (and (= ((_ extract 30 23) c) #xff)
                      (= ((_ extract 22 0) c) #b00000000000000000000000)))))
(let ((a!40 (ite (or (not a!11)
                     (= ((_ extract 22 0) a) #b00000000000000000000000))
                 #b00000
                 a!39))
      (a!71 (ite (or (= ((_ extract 22 0) b) #b00000000000000000000000)
                     (not a!42))
                 #b00000
                 a!70))
      (a!101 (ite (or (not a!11)
                      (= ((_ extract 22 0) a) #b00000000000000000000000))
                  #x00
                  a!100))
      (a!131 (ite (or (= ((_ extract 22 0) b) #b00000000000000000000000)
                      (not a!42))
                  #x00
                  a!130))
      (a!193 (ite (or (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (not a!192))
                  #x00
                  a!100))
      (a!196 (ite (or (= ((_ extract 22 0) b) #b00000000000000000000000)
                      (not a!195))
                  #x00
                  a!130))
      (a!313 (ite (or (not a!195)
                      (= ((_ extract 22 0) b) #b00000000000000000000000))
                  #x00
                  a!130))
      (a!314 (ite (or (not a!192)
                      (= ((_ extract 22 0) a) #b00000000000000000000000))
                  #x00
                  a!100))
      (a!338 (ite (or (not a!192)
                      (= ((_ extract 22 0) a) #b00000000000000000000000))
                  #b00000
                  a!39))
      (a!339 (ite (or (not a!195)
                      (= ((_ extract 22 0) b) #b00000000000000000000000))
                  #b00000
                  a!70)))
(let ((a!72 (bvadd #x000000081
                   (concat #x0000000 ((_ extract 30 23) b))
                   (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                   a!9
                   (concat #b0000000000000000000000000000000 a!40)
                   (bvmul #xfffffffff
                          (concat #b0000000000000000000000000000000 a!71))
                   (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)))
      (a!102 (ite a!11
                  (bvshl (concat #b0 ((_ extract 22 0) a))
                         (concat #x0000 a!101))
                  (concat #b1 ((_ extract 22 0) a))))
      (a!132 (ite a!42
                  (bvshl (concat #b0 ((_ extract 22 0) b))
                         (concat #x0000 a!131))
                  (concat #b1 ((_ extract 22 0) b))))
      (a!134 (bvadd #x000000080
                    (concat #x0000000 ((_ extract 30 23) b))
                    (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                    a!9
                    (concat #b0000000000000000000000000000000 a!40)
                    (bvmul #xfffffffff
                           (concat #b0000000000000000000000000000000 a!71))
                    (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)))
      (a!145 (bvadd #xfffffff84
                    (concat #x0000000 ((_ extract 30 23) b))
                    (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                    a!9
                    (concat #b0000000000000000000000000000000 a!40)
                    (bvmul #xfffffffff
                           (concat #b0000000000000000000000000000000 a!71))
                    (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)))
      (a!146 (bvadd #xfffffff83
                    (concat #x0000000 ((_ extract 30 23) b))
                    (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                    a!9
                    (concat #b0000000000000000000000000000000 a!40)
                    (bvmul #xfffffffff
                           (concat #b0000000000000000000000000000000 a!71))
                    (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)))
      (a!171 (bvadd #xfffffff83
                    (concat #x0000000 ((_ extract 30 23) b))
                    (concat #x0000000 ((_ extract 30 23) c))
                    (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                    a!9
                    (concat #b0000000000000000000000000000000 a!40)
                    (bvmul #xfffffffff
                           (concat #b0000000000000000000000000000000 a!71))
                    (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)
                    (ite (= ((_ extract 30 23) c) #x00) #x000000001 #x000000000)))
      (a!172 (bvadd #xfffffff82
                    (concat #x0000000 ((_ extract 30 23) b))
                    (concat #x0000000 ((_ extract 30 23) c))
                    (bvmul #xfffffffff (concat #x0000000 ((_ extract 30 23) a)))
                    a!9
                    (concat #b0000000000000000000000000000000 a!40)
                    (bvmul #xfffffffff
                           (concat #b0000000000000000000000000000000 a!71))
                    (ite (= ((_ extract 30 23) b) #x00) #x000000001 #x000000000)
                    (ite (= ((_ extract 30 23) c) #x00) #x000000001 #x000000000)))
      (a!194 (ite a!192
                  (bvshl (concat #b0 ((_ extract 22 0) a))
                         (concat #x0000 a!193))
                  (concat #b1 ((_ extract 22 0) a))))
      (a!197 (ite a!195
                  (bvshl (concat #b0 ((_ extract 22 0) b))
                         (concat #x0000 a!196))
                  (concat #b1 ((_ extract 22 0) b))))
      (a!318 (bvadd a!312
                    (concat #b00 a!313)
                    (bvmul #b1111111111 (concat #b00 a!314))
                    a!317))
      (a!340 (bvadd a!337
                    (bvmul #b11111 a!338)
                    (ite a!192 #b00010 (bvadd #b00001 ((_ extract 27 23) a)))
                    a!339)))
(let ((a!133 (concat #b0000000000
                     ((_ extract 50 25)
                       (bvudiv (concat a!102
                                         #b00000000000000000000000000000000000000000000000000)
                                 (concat #b00000000000000000000000000000000000000000000000000
                                         a!132)))))
      (a!147 (ite (bvsle #x000000000 a!146)
                  (ite (bvsle a!146 #x00000001a) a!146 #x00000001a)
                  #x000000000))
      (a!151 (= ((_ extract 24 0)
                  (bvudiv (concat a!102
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!132)))
                #b0000000000000000000000000))
      (a!173 (ite (bvsle #x000000000 a!172)
                  (ite (bvsle a!172 #x00000001a) a!172 #x00000001a)
                  #x000000000))
      (a!198 (bvredor ((_ extract 73 52)
                        (bvudiv (concat a!194
                                          #b00000000000000000000000000000000000000000000000000)
                                  (concat #b00000000000000000000000000000000000000000000000000
                                          a!197)))))
      (a!199 (= ((_ extract 51 38)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b00000000000000))
      (a!200 (= ((_ extract 37 31)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0000000))
      (a!201 (= ((_ extract 30 27)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #x0))
      (a!202 (= ((_ extract 26 25)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b00))
      (a!203 (bvredor ((_ extract 24 0)
                        (bvudiv (concat a!194
                                          #b00000000000000000000000000000000000000000000000000)
                                  (concat #b00000000000000000000000000000000000000000000000000
                                          a!197)))))
      (a!204 (= ((_ extract 26 26)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!205 (= ((_ extract 25 25)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!207 (= ((_ extract 30 29)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b00))
      (a!208 (= ((_ extract 28 28)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!209 (= ((_ extract 27 27)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!211 (= ((_ extract 30 30)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!212 (= ((_ extract 29 29)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!214 (= ((_ extract 37 34)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #x0))
      (a!215 (= ((_ extract 33 32)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b00))
      (a!216 (= ((_ extract 31 31)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!217 (= ((_ extract 33 33)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!218 (= ((_ extract 32 32)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!220 (= ((_ extract 37 36)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b00))
      (a!221 (= ((_ extract 35 35)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!222 (= ((_ extract 34 34)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!224 (= ((_ extract 37 37)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!225 (= ((_ extract 36 36)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!228 (= ((_ extract 51 45)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0000000))
      (a!229 (= ((_ extract 44 41)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #x0))
      (a!230 (= ((_ extract 40 39)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b00))
      (a!231 (= ((_ extract 38 38)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!232 (= ((_ extract 40 40)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!233 (= ((_ extract 39 39)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!235 (= ((_ extract 44 43)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b00))
      (a!236 (= ((_ extract 42 42)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!237 (= ((_ extract 41 41)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!239 (= ((_ extract 44 44)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!240 (= ((_ extract 43 43)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!243 (= ((_ extract 51 48)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #x0))
      (a!244 (= ((_ extract 47 46)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b00))
      (a!245 (= ((_ extract 45 45)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!246 (= ((_ extract 47 47)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!247 (= ((_ extract 46 46)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!249 (= ((_ extract 51 50)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b00))
      (a!250 (= ((_ extract 49 49)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!251 (= ((_ extract 48 48)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!253 (= ((_ extract 51 51)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!254 (= ((_ extract 50 50)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b0))
      (a!451 (= ((_ extract 51 51)
                  (bvudiv (concat a!194
                                    #b00000000000000000000000000000000000000000000000000)
                            (concat #b00000000000000000000000000000000000000000000000000
                                    a!197)))
                #b1)))
(let ((a!135 (bvashr a!133
                     (ite (bvsle #x000000000 a!134)
                          (ite (bvsle a!134 #x00000001a) a!134 #x00000001a)
                          #x000000000)))
      (a!148 (and (bvsle #x000000001 a!145)
                  (bvsle a!145 #x00000001b)
                  (not (bvsle #x001000000 (bvashr a!133 a!147)))))
      (a!152 (and (= (bvshl (bvashr a!133 a!147) a!147) a!133)
                  a!151
                  (= (bvashr a!133 a!147) #x000000001)
                  (bvsle #x000000001 a!145)
                  (bvsle a!145 #x00000001b)))
      (a!153 (and (bvsle #x000000001 a!145)
                  (bvsle a!145 #x00000001b)
                  (not (bvsle #x000000001 (bvashr a!133 a!147)))))
      (a!174 (not (bvsle #x001ffffff (bvashr (bvmul #x000000002 a!133) a!173))))
      (a!178 (and (bvsle #x000000001 a!171)
                  (bvsle a!171 #x00000001b)
                  (not (bvsle a!177 (bvashr a!133 a!173)))))
      (a!181 (and (= (bvshl (bvashr a!133 a!173) a!173) a!133)
                  a!151
                  (bvsle #x000000001 a!171)
                  (bvsle a!171 #x00000001b)
                  (= (bvashr a!133 a!173) a!180)))
      (a!182 (and (= (bvshl (bvashr a!133 a!173) a!173) a!133)
                  a!151
                  (bvsle #x000000001 a!171)
                  (bvsle a!171 #x00000001b)
                  (= (bvashr a!133 a!173) a!177)))
      (a!183 (and (bvsle #x000000001 a!171)
                  (bvsle a!171 #x00000001b)
                  (not (bvsle a!180 (bvashr a!133 a!173)))))
      (a!206 (ite a!202
                  (bvadd #x0000002 (ite (= a!203 #b0) #x0000001 #x0000000))
                  (ite a!204
                       (bvadd #x0000001 (ite a!205 #x0000001 #x0000000))
                       #x0000000)))
      (a!210 (bvadd #x0000002
                    (ite a!208
                         (bvadd #x0000001 (ite a!209 #x0000001 #x0000000))
                         #x0000000)))
      (a!219 (ite a!215
                  (bvadd #x0000002 (ite a!216 #x0000001 #x0000000))
                  (ite a!217
                       (bvadd #x0000001 (ite a!218 #x0000001 #x0000000))
                       #x0000000)))
      (a!223 (bvadd #x0000002
                    (ite a!221
                         (bvadd #x0000001 (ite a!222 #x0000001 #x0000000))
                         #x0000000)))
      (a!234 (ite a!230
                  (bvadd #x0000002 (ite a!231 #x0000001 #x0000000))
                  (ite a!232
                       (bvadd #x0000001 (ite a!233 #x0000001 #x0000000))
                       #x0000000)))
      (a!238 (bvadd #x0000002
                    (ite a!236
                         (bvadd #x0000001 (ite a!237 #x0000001 #x0000000))
                         #x0000000)))
      (a!248 (ite a!244
                  (bvadd #x0000002 (ite a!245 #x0000001 #x0000000))
                  (ite a!246
                       (bvadd #x0000001 (ite a!247 #x0000001 #x0000000))
                       #x0000000)))
      (a!252 (bvadd #x0000002
                    (ite a!250
                         (bvadd #x0000001 (ite a!251 #x0000001 #x0000000))
                         #x0000000)))
      (a!255 (ite a!253
                  ((_ extract 27 1)
                    (bvadd #x0000001 (ite a!254 #x0000001 #x0000000)))
                  #b000000000000000000000000000))
      (a!258 (concat ((_ extract 51 25)
                       (bvudiv (concat a!194
                                         #b00000000000000000000000000000000000000000000000000)
                                 (concat #b00000000000000000000000000000000000000000000000000
                                         a!197)))
                     a!203))
      (a!319 (ite a!202
                  (bvadd #b0000000010
                         (ite (= a!203 #b0) #b0000000001 #b0000000000))
                  (ite a!204
                       (bvadd #b0000000001
                              (ite a!205 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!320 (bvadd #b0000000010
                    (ite a!208
                         (bvadd #b0000000001
                                (ite a!209 #b0000000001 #b0000000000))
                         #b0000000000)))
      (a!322 (ite a!215
                  (bvadd #b0000000010 (ite a!216 #b0000000001 #b0000000000))
                  (ite a!217
                       (bvadd #b0000000001
                              (ite a!218 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!323 (bvadd #b0000000010
                    (ite a!221
                         (bvadd #b0000000001
                                (ite a!222 #b0000000001 #b0000000000))
                         #b0000000000)))
      (a!326 (ite a!230
                  (bvadd #b0000000010 (ite a!231 #b0000000001 #b0000000000))
                  (ite a!232
                       (bvadd #b0000000001
                              (ite a!233 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!327 (bvadd #b0000000010
                    (ite a!236
                         (bvadd #b0000000001
                                (ite a!237 #b0000000001 #b0000000000))
                         #b0000000000)))
      (a!329 (ite a!244
                  (bvadd #b0000000010 (ite a!245 #b0000000001 #b0000000000))
                  (ite a!246
                       (bvadd #b0000000001
                              (ite a!247 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!330 (bvadd #b0000000010
                    (ite a!250
                         (bvadd #b0000000001
                                (ite a!251 #b0000000001 #b0000000000))
                         #b0000000000)))
      (a!341 (ite a!202
                  (bvadd #b00010 (ite (= a!203 #b0) #b00001 #b00000))
                  (ite a!204
                       (bvadd #b00001 (ite a!205 #b00001 #b00000))
                       #b00000)))
      (a!342 (bvadd #b00010
                    (ite a!208
                         (bvadd #b00001 (ite a!209 #b00001 #b00000))
                         #b00000)))
      (a!344 (ite a!215
                  (bvadd #b00010 (ite a!216 #b00001 #b00000))
                  (ite a!217
                       (bvadd #b00001 (ite a!218 #b00001 #b00000))
                       #b00000)))
      (a!345 (bvadd #b00010
                    (ite a!221
                         (bvadd #b00001 (ite a!222 #b00001 #b00000))
                         #b00000)))
      (a!348 (ite a!230
                  (bvadd #b00010 (ite a!231 #b00001 #b00000))
                  (ite a!232
                       (bvadd #b00001 (ite a!233 #b00001 #b00000))
                       #b00000)))
      (a!349 (bvadd #b00010
                    (ite a!236
                         (bvadd #b00001 (ite a!237 #b00001 #b00000))
                         #b00000)))
      (a!351 (ite a!244
                  (bvadd #b00010 (ite a!245 #b00001 #b00000))
                  (ite a!246
                       (bvadd #b00001 (ite a!247 #b00001 #b00000))
                       #b00000)))
      (a!352 (bvadd #b00010
                    (ite a!250
                         (bvadd #b00001 (ite a!251 #b00001 #b00000))
                         #b00000)))
      (a!434 (ite a!202
                  (bvadd #x02 (ite (= a!203 #b0) #x01 #x00))
                  (ite a!204 (bvadd #x01 (ite a!205 #x01 #x00)) #x00)))
      (a!435 (bvadd #x02 (ite a!208 (bvadd #x01 (ite a!209 #x01 #x00)) #x00)))
      (a!437 (ite a!215
                  (bvadd #x02 (ite a!216 #x01 #x00))
                  (ite a!217 (bvadd #x01 (ite a!218 #x01 #x00)) #x00)))
      (a!438 (bvadd #x02 (ite a!221 (bvadd #x01 (ite a!222 #x01 #x00)) #x00)))
      (a!441 (ite a!230
                  (bvadd #x02 (ite a!231 #x01 #x00))
                  (ite a!232 (bvadd #x01 (ite a!233 #x01 #x00)) #x00)))
      (a!442 (bvadd #x02 (ite a!236 (bvadd #x01 (ite a!237 #x01 #x00)) #x00)))
      (a!444 (ite a!244
                  (bvadd #x02 (ite a!245 #x01 #x00))
                  (ite a!246 (bvadd #x01 (ite a!247 #x01 #x00)) #x00)))
      (a!445 (bvadd #x02 (ite a!250 (bvadd #x01 (ite a!251 #x01 #x00)) #x00)))
      (a!475 (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #x00))
                 (= a!198 #b1))))
(let ((a!136 (or (not (bvsle a!72 #x00000001b))
                 (and (bvsle #x000000001 a!72)
                      (bvsle a!72 #x00000001b)
                      (not (bvsle #x001ffffff a!135)))))
      (a!149 (not (or (not (bvsle a!145 #x00000001b)) a!148)))
      (a!154 (and a!2
                  a!3
                  (not a!1)
                  (not a!4)
                  a!6
                  a!8
                  (or a!152 a!153 (not (bvsle a!145 #x00000001b)))))
      (a!155 (not (or a!152 a!153 (not (bvsle a!145 #x00000001b)))))
      (a!175 (not (or (not (bvsle a!171 #x00000001b))
                      (and (bvsle #x000000001 a!171)
                           (bvsle a!171 #x00000001b)
                           a!174))))
      (a!179 (or (and (not (bvsle a!171 #x00000001b)) (bvsle #x000000001 a!177))
                 a!178))
      (a!184 (or a!183
                 a!181
                 (and (not (bvsle a!171 #x00000001b)) (bvsle #x000000001 a!180))))
      (a!213 (ite a!207
                  a!210
                  (ite a!211
                       (bvadd #x0000001 (ite a!212 #x0000001 #x0000000))
                       #x0000000)))
      (a!226 (ite a!220
                  a!223
                  (ite a!224
                       (bvadd #x0000001 (ite a!225 #x0000001 #x0000000))
                       #x0000000)))
      (a!241 (ite a!235
                  a!238
                  (ite a!239
                       (bvadd #x0000001 (ite a!240 #x0000001 #x0000000))
                       #x0000000)))
      (a!259 (ite a!249
                  a!252
                  (ite a!253
                       (bvadd #x0000001 (ite a!254 #x0000001 #x0000000))
                       #x0000000)))
      (a!321 (ite a!207
                  a!320
                  (ite a!211
                       (bvadd #b0000000001
                              (ite a!212 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!324 (ite a!220
                  a!323
                  (ite a!224
                       (bvadd #b0000000001
                              (ite a!225 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!328 (ite a!235
                  a!327
                  (ite a!239
                       (bvadd #b0000000001
                              (ite a!240 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!331 (ite a!249
                  a!330
                  (ite a!253
                       (bvadd #b0000000001
                              (ite a!254 #b0000000001 #b0000000000))
                       #b0000000000)))
      (a!343 (ite a!207
                  a!342
                  (ite a!211
                       (bvadd #b00001 (ite a!212 #b00001 #b00000))
                       #b00000)))
      (a!346 (ite a!220
                  a!345
                  (ite a!224
                       (bvadd #b00001 (ite a!225 #b00001 #b00000))
                       #b00000)))
      (a!350 (ite a!235
                  a!349
                  (ite a!239
                       (bvadd #b00001 (ite a!240 #b00001 #b00000))
                       #b00000)))
      (a!353 (ite a!249
                  a!352
                  (ite a!253
                       (bvadd #b00001 (ite a!254 #b00001 #b00000))
                       #b00000)))
      (a!436 (ite a!207
                  a!435
                  (ite a!211 (bvadd #x01 (ite a!212 #x01 #x00)) #x00)))
      (a!439 (ite a!220
                  a!438
                  (ite a!224 (bvadd #x01 (ite a!225 #x01 #x00)) #x00)))
      (a!443 (ite a!235
                  a!442
                  (ite a!239 (bvadd #x01 (ite a!240 #x01 #x00)) #x00)))
      (a!446 (ite a!249
                  a!445
                  (ite a!253 (bvadd #x01 (ite a!254 #x01 #x00)) #x00)))
      (a!476 (ite a!475
                  (ite (= ((_ extract 31 31) a) ((_ extract 31 31) b)) #b0 #b1)
                  (bvxor ((_ extract 31 31) a) ((_ extract 31 31) b)))))
(let ((a!137 (and a!2 a!3 (not a!1) (not a!4) a!6 a!8 (not a!136)))
      (a!150 (and a!2 a!3 (not a!1) (not a!4) a!6 a!8 a!136 a!149))
      (a!156 (and a!2
                  a!3
                  (not a!1)
                  (not a!4)
                  a!6
                  a!8
                  (or (not (bvsle a!145 #x00000001b)) a!148)
                  a!155))
      (a!185 (and a!160
                  (not a!158)
                  (or (not a!170) a!175)
                  (not a!179)
                  (or (= ((_ extract 0 0) c) #b0) (not (or a!181 a!182)))
                  a!184))
      (a!227 (ite a!200
                  (bvadd #x0000007 (ite a!201 (bvadd #x0000004 a!206) a!213))
                  (ite a!214 (bvadd #x0000004 a!219) a!226)))
      (a!242 ((_ extract 27 1)
               (bvadd #x0000007 (ite a!229 (bvadd #x0000004 a!234) a!241))))
      (a!260 (ite a!228
                  (bvadd #x0000007 (ite a!229 (bvadd #x0000004 a!234) a!241))
                  (ite a!243 (bvadd #x0000004 a!248) a!259)))
      (a!325 (ite a!200
                  (bvadd #b0000000111
                         (ite a!201 (bvadd #b0000000100 a!319) a!321))
                  (ite a!214 (bvadd #b0000000100 a!322) a!324)))
      (a!332 (ite a!228
                  (bvadd #b0000000111
                         (ite a!229 (bvadd #b0000000100 a!326) a!328))
                  (ite a!243 (bvadd #b0000000100 a!329) a!331)))
      (a!347 (ite a!200
                  (bvadd #b00111 (ite a!201 (bvadd #b00100 a!341) a!343))
                  (ite a!214 (bvadd #b00100 a!344) a!346)))
      (a!354 (ite a!228
                  (bvadd #b00111 (ite a!229 (bvadd #b00100 a!348) a!350))
                  (ite a!243 (bvadd #b00100 a!351) a!353)))
      (a!440 (ite a!200
                  (bvadd #x07 (ite a!201 (bvadd #x04 a!434) a!436))
                  (ite a!214 (bvadd #x04 a!437) a!439)))
      (a!447 (ite a!228
                  (bvadd #x07 (ite a!229 (bvadd #x04 a!441) a!443))
                  (ite a!243 (bvadd #x04 a!444) a!446)))
      (a!477 (ite (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #x00))
                  (ite a!474 #b0 #b1)
                  a!476)))
(let ((a!157 (or a!1
                 a!137
                 a!138
                 a!139
                 a!140
                 (and (not a!1) (not a!4) (not (or a!139 a!140)))
                 a!4
                 a!141
                 a!143
                 a!144
                 a!150
                 a!154
                 a!156))
      (a!164 (or (not a!137)
                 (and (= ((_ extract 30 23) c) #xff)
                      (= ((_ extract 22 0) c) #b00000000000000000000000))))
      (a!256 (ite a!228
                  a!242
                  (ite a!243
                       ((_ extract 27 1) (bvadd #x0000004 a!248))
                       (ite a!249 ((_ extract 27 1) a!252) a!255))))
      (a!261 (bvshl a!258
                    (bvadd #xfffffff (ite a!199 (bvadd #x000000e a!227) a!260))))
      (a!333 (bvadd #b0000000001
                    a!312
                    (concat #b00 a!313)
                    (bvmul #b1111111111 (concat #b00 a!314))
                    (bvmul #b1111111111
                           (ite a!199 (bvadd #b0000001110 a!325) a!332))
                    a!317))
      (a!355 (bvadd #b00001
                    a!337
                    (bvmul #b11111 a!338)
                    (bvmul #b11111 (ite a!199 (bvadd #b01110 a!347) a!354))
                    (ite a!192 #b00010 (bvadd #b00001 ((_ extract 27 23) a)))
                    a!339))
      (a!448 (bvadd #x01
                    (bvmul #xff a!311)
                    (bvmul #xff a!314)
                    (bvmul #xff (ite a!199 (bvadd #x0e a!440) a!447))
                    a!316
                    a!313))
      (a!478 (ite a!188
                  (ite a!472 #b0 #b1)
                  (ite a!189
                       (ite a!473 #b0 #b1)
                       (ite a!190 (ite a!472 #b0 #b1) a!477)))))
(let ((a!186 (and (or (not (or a!1 a!4)) a!158)
                  a!159
                  (or (not a!141) a!162)
                  a!163
                  (or (not (or a!139 a!140)) a!158)
                  (or a!162 (not a!144))
                  a!164
                  (or a!165 a!168)
                  (or a!162 (not a!154))
                  (or (not a!150) a!185)
                  (or (not a!156) a!185)))
      (a!257 (= (ite a!199 ((_ extract 27 1) (bvadd #x000000e a!227)) a!256)
                #b000000000000000000000000000))
      (a!479 (= ((_ extract 31 31) c)
                (ite (or a!1 a!4) #b0 (ite a!187 (ite a!471 #b0 #b1) a!478)))))
(let ((a!262 (ite a!257
                  ((_ extract 51 38)
                    (bvudiv (concat a!194
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!197)))
                  ((_ extract 27 14) a!261)))
      (a!263 (ite a!257
                  ((_ extract 37 31)
                    (bvudiv (concat a!194
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!197)))
                  ((_ extract 13 7) a!261)))
      (a!264 (ite a!257
                  ((_ extract 30 27)
                    (bvudiv (concat a!194
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!197)))
                  ((_ extract 6 3) a!261)))
      (a!265 (ite a!257
                  ((_ extract 26 25)
                    (bvudiv (concat a!194
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!197)))
                  ((_ extract 2 1) a!261)))
      (a!266 (ite (ite a!257 (= a!203 #b0) (= ((_ extract 0 0) a!261) #b0))
                  #b0000000001
                  #b0000000000))
      (a!267 (ite (ite a!257 a!205 (= ((_ extract 1 1) a!261) #b0))
                  #b0000000001
                  #b0000000000))
      (a!269 (ite a!257
                  ((_ extract 30 29)
                    (bvudiv (concat a!194
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!197)))
                  ((_ extract 6 5) a!261)))
      (a!270 (ite (ite a!257 a!209 (= ((_ extract 3 3) a!261) #b0))
                  #b0000000001
                  #b0000000000))
      (a!272 (ite (ite a!257 a!212 (= ((_ extract 5 5) a!261) #b0))
                  #b0000000001
                  #b0000000000))
      (a!275 (ite a!257
                  ((_ extract 37 34)
                    (bvudiv (concat a!194
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!197)))
                  ((_ extract 13 10) a!261)))
      (a!276 (ite a!257
                  ((_ extract 33 32)
                    (bvudiv (concat a!194
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!197)))
                  ((_ extract 9 8) a!261)))
      (a!277 (ite (ite a!257 a!216 (= ((_ extract 7 7) a!261) #b0))
                  #b0000000001
                  #b0000000000))
      (a!278 (ite (ite a!257 a!218 (= ((_ extract 8 8) a!261) #b0))
                  #b0000000001
                  #b0000000000))
      (a!280 (ite a!257
                  ((_ extract 37 36)
                    (bvudiv (concat a!194
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!197)))
                  ((_ extract 13 12) a!261)))
      (a!281 (ite (ite a!257 a!222 (= ((_ extract 10 10) a!261) #b0))
                  #b0000000001
                  #b0000000000))
      (a!283 (ite (ite a!257 a!225 (= ((_ extract 12 12) a!261) #b0))
                  #b0000000001
                  #b0000000000))
      (a!286 (ite a!257
                  ((_ extract 51 45)
                    (bvudiv (concat a!194
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!197)))
                  ((_ extract 27 21) a!261)))
      (a!287 (ite a!257
                  ((_ extract 44 41)
                    (bvudiv (concat a!194
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!197)))
                  ((_ extract 20 17) a!261)))
      (a!288 (ite a!257
                  ((_ extract 40 39)
                    (bvudiv (concat a!194
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!197)))
                  ((_ extract 16 15) a!261)))
      (a!289 (ite (ite a!257 a!231 (= ((_ extract 14 14) a!261) #b0))
                  #b0000000001
                  #b0000000000))
      (a!290 (ite (ite a!257 a!233 (= ((_ extract 15 15) a!261) #b0))
                  #b0000000001
                  #b0000000000))
      (a!292 (ite a!257
                  ((_ extract 44 43)
                    (bvudiv (concat a!194
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!197)))
                  ((_ extract 20 19) a!261)))
      (a!293 (ite (ite a!257 a!237 (= ((_ extract 17 17) a!261) #b0))
                  #b0000000001
                  #b0000000000))
      (a!295 (ite (ite a!257 a!240 (= ((_ extract 19 19) a!261) #b0))
                  #b0000000001
                  #b0000000000))
      (a!298 (ite a!257
                  ((_ extract 51 48)
                    (bvudiv (concat a!194
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!197)))
                  ((_ extract 27 24) a!261)))
      (a!299 (ite a!257
                  ((_ extract 47 46)
                    (bvudiv (concat a!194
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!197)))
                  ((_ extract 23 22) a!261)))
      (a!300 (ite (ite a!257 a!245 (= ((_ extract 21 21) a!261) #b0))
                  #b0000000001
                  #b0000000000))
      (a!301 (ite (ite a!257 a!247 (= ((_ extract 22 22) a!261) #b0))
                  #b0000000001
                  #b0000000000))
      (a!303 (ite a!257
                  ((_ extract 51 50)
                    (bvudiv (concat a!194
                                      #b00000000000000000000000000000000000000000000000000)
                              (concat #b00000000000000000000000000000000000000000000000000
                                      a!197)))
                  ((_ extract 27 26) a!261)))
      (a!304 (ite (ite a!257 a!251 (= ((_ extract 24 24) a!261) #b0))
                  #b0000000001
                  #b0000000000))
      (a!306 (ite (ite a!257 a!254 (= ((_ extract 26 26) a!261) #b0))
                  #b0000000001
                  #b0000000000))
      (a!356 (ite (ite a!257 (= a!203 #b0) (= ((_ extract 0 0) a!261) #b0))
                  #b00001
                  #b00000))
      (a!357 (ite (ite a!257 a!205 (= ((_ extract 1 1) a!261) #b0))
                  #b00001
                  #b00000))
      (a!359 (ite (ite a!257 a!209 (= ((_ extract 3 3) a!261) #b0))
                  #b00001
                  #b00000))
      (a!361 (ite (ite a!257 a!212 (= ((_ extract 5 5) a!261) #b0))
                  #b00001
                  #b00000))
      (a!364 (ite (ite a!257 a!216 (= ((_ extract 7 7) a!261) #b0))
                  #b00001
                  #b00000))
      (a!365 (ite (ite a!257 a!218 (= ((_ extract 8 8) a!261) #b0))
                  #b00001
                  #b00000))
      (a!367 (ite (ite a!257 a!222 (= ((_ extract 10 10) a!261) #b0))
                  #b00001
                  #b00000))
      (a!369 (ite (ite a!257 a!225 (= ((_ extract 12 12) a!261) #b0))
                  #b00001
                  #b00000))
      (a!372 (ite (ite a!257 a!231 (= ((_ extract 14 14) a!261) #b0))
                  #b00001
                  #b00000))
      (a!373 (ite (ite a!257 a!233 (= ((_ extract 15 15) a!261) #b0))
                  #b00001
                  #b00000))
      (a!375 (ite (ite a!257 a!237 (= ((_ extract 17 17) a!261) #b0))
                  #b00001
                  #b00000))
      (a!377 (ite (ite a!257 a!240 (= ((_ extract 19 19) a!261) #b0))
                  #b00001
                  #b00000))
      (a!380 (ite (ite a!257 a!245 (= ((_ extract 21 21) a!261) #b0))
                  #b00001
                  #b00000))
      (a!381 (ite (ite a!257 a!247 (= ((_ extract 22 22) a!261) #b0))
                  #b00001
                  #b00000))
      (a!383 (ite (ite a!257 a!251 (= ((_ extract 24 24) a!261) #b0))
                  #b00001
                  #b00000))
      (a!385 (ite (ite a!257 a!254 (= ((_ extract 26 26) a!261) #b0))
                  #b00001
                  #b00000))
      (a!401 (ite (ite a!257 (= a!203 #b0) (= ((_ extract 0 0) a!261) #b0))
                  #x01
                  #x00))
      (a!402 (ite (ite a!257 a!205 (= ((_ extract 1 1) a!261) #b0)) #x01 #x00))
      (a!404 (ite (ite a!257 a!209 (= ((_ extract 3 3) a!261) #b0)) #x01 #x00))
      (a!406 (ite (ite a!257 a!212 (= ((_ extract 5 5) a!261) #b0)) #x01 #x00))
      (a!409 (ite (ite a!257 a!216 (= ((_ extract 7 7) a!261) #b0)) #x01 #x00))
      (a!410 (ite (ite a!257 a!218 (= ((_ extract 8 8) a!261) #b0)) #x01 #x00))
      (a!412 (ite (ite a!257 a!222 (= ((_ extract 10 10) a!261) #b0)) #x01 #x00))
      (a!414 (ite (ite a!257 a!225 (= ((_ extract 12 12) a!261) #b0)) #x01 #x00))
      (a!417 (ite (ite a!257 a!231 (= ((_ extract 14 14) a!261) #b0)) #x01 #x00))
      (a!418 (ite (ite a!257 a!233 (= ((_ extract 15 15) a!261) #b0)) #x01 #x00))
      (a!420 (ite (ite a!257 a!237 (= ((_ extract 17 17) a!261) #b0)) #x01 #x00))
      (a!422 (ite (ite a!257 a!240 (= ((_ extract 19 19) a!261) #b0)) #x01 #x00))
      (a!425 (ite (ite a!257 a!245 (= ((_ extract 21 21) a!261) #b0)) #x01 #x00))
      (a!426 (ite (ite a!257 a!247 (= ((_ extract 22 22) a!261) #b0)) #x01 #x00))
      (a!428 (ite (ite a!257 a!251 (= ((_ extract 24 24) a!261) #b0)) #x01 #x00))
      (a!430 (ite (ite a!257 a!254 (= ((_ extract 26 26) a!261) #b0)) #x01 #x00))
      (a!452 (and (= (ite a!257 a!318 a!333) #b0001111111)
                  (ite a!257 a!451 (= ((_ extract 27 27) a!261) #b1))))
      (a!453 (not (ite a!257
                       (= ((_ extract 9 9) a!318) #b1)
                       (= ((_ extract 9 9) a!333) #b1))))
      (a!454 (or (ite a!257
                      (= ((_ extract 7 7) a!318) #b1)
                      (= ((_ extract 7 7) a!333) #b1))
                 (ite a!257
                      (= ((_ extract 8 8) a!318) #b1)
                      (= ((_ extract 8 8) a!333) #b1)))))
(let ((a!268 (ite (ite a!257 a!204 (= ((_ extract 2 2) a!261) #b0))
                  (bvadd #b0000000001 a!267)
                  #b0000000000))
      (a!271 (ite (ite a!257 a!208 (= ((_ extract 4 4) a!261) #b0))
                  (bvadd #b0000000001 a!270)
                  #b0000000000))
      (a!273 (ite (ite a!257 a!211 (= ((_ extract 6 6) a!261) #b0))
                  (bvadd #b0000000001 a!272)
                  #b0000000000))
      (a!279 (ite (ite a!257 a!217 (= ((_ extract 9 9) a!261) #b0))
                  (bvadd #b0000000001 a!278)
                  #b0000000000))
      (a!282 (ite (ite a!257 a!221 (= ((_ extract 11 11) a!261) #b0))
                  (bvadd #b0000000001 a!281)
                  #b0000000000))
      (a!284 (ite (ite a!257 a!224 (= ((_ extract 13 13) a!261) #b0))
                  (bvadd #b0000000001 a!283)
                  #b0000000000))
      (a!291 (ite (ite a!257 a!232 (= ((_ extract 16 16) a!261) #b0))
                  (bvadd #b0000000001 a!290)
                  #b0000000000))
      (a!294 (ite (ite a!257 a!236 (= ((_ extract 18 18) a!261) #b0))
                  (bvadd #b0000000001 a!293)
                  #b0000000000))
      (a!296 (ite (ite a!257 a!239 (= ((_ extract 20 20) a!261) #b0))
                  (bvadd #b0000000001 a!295)
                  #b0000000000))
      (a!302 (ite (ite a!257 a!246 (= ((_ extract 23 23) a!261) #b0))
                  (bvadd #b0000000001 a!301)
                  #b0000000000))
      (a!305 (ite (ite a!257 a!250 (= ((_ extract 25 25) a!261) #b0))
                  (bvadd #b0000000001 a!304)
                  #b0000000000))
      (a!307 (ite (ite a!257 a!253 (= ((_ extract 27 27) a!261) #b0))
                  (bvadd #b0000000001 a!306)
                  #b0000000000))
      (a!358 (ite (ite a!257 a!204 (= ((_ extract 2 2) a!261) #b0))
                  (bvadd #b00001 a!357)
                  #b00000))
      (a!360 (ite (ite a!257 a!208 (= ((_ extract 4 4) a!261) #b0))
                  (bvadd #b00001 a!359)
                  #b00000))
      (a!362 (ite (ite a!257 a!211 (= ((_ extract 6 6) a!261) #b0))
                  (bvadd #b00001 a!361)
                  #b00000))
      (a!366 (ite (ite a!257 a!217 (= ((_ extract 9 9) a!261) #b0))
                  (bvadd #b00001 a!365)
                  #b00000))
      (a!368 (ite (ite a!257 a!221 (= ((_ extract 11 11) a!261) #b0))
                  (bvadd #b00001 a!367)
                  #b00000))
      (a!370 (ite (ite a!257 a!224 (= ((_ extract 13 13) a!261) #b0))
                  (bvadd #b00001 a!369)
                  #b00000))
      (a!374 (ite (ite a!257 a!232 (= ((_ extract 16 16) a!261) #b0))
                  (bvadd #b00001 a!373)
                  #b00000))
      (a!376 (ite (ite a!257 a!236 (= ((_ extract 18 18) a!261) #b0))
                  (bvadd #b00001 a!375)
                  #b00000))
      (a!378 (ite (ite a!257 a!239 (= ((_ extract 20 20) a!261) #b0))
                  (bvadd #b00001 a!377)
                  #b00000))
      (a!382 (ite (ite a!257 a!246 (= ((_ extract 23 23) a!261) #b0))
                  (bvadd #b00001 a!381)
                  #b00000))
      (a!384 (ite (ite a!257 a!250 (= ((_ extract 25 25) a!261) #b0))
                  (bvadd #b00001 a!383)
                  #b00000))
      (a!386 (ite (ite a!257 a!253 (= ((_ extract 27 27) a!261) #b0))
                  (bvadd #b00001 a!385)
                  #b00000))
      (a!403 (ite (ite a!257 a!204 (= ((_ extract 2 2) a!261) #b0))
                  (bvadd #x01 a!402)
                  #x00))
      (a!405 (ite (ite a!257 a!208 (= ((_ extract 4 4) a!261) #b0))
                  (bvadd #x01 a!404)
                  #x00))
      (a!407 (ite (ite a!257 a!211 (= ((_ extract 6 6) a!261) #b0))
                  (bvadd #x01 a!406)
                  #x00))
      (a!411 (ite (ite a!257 a!217 (= ((_ extract 9 9) a!261) #b0))
                  (bvadd #x01 a!410)
                  #x00))
      (a!413 (ite (ite a!257 a!221 (= ((_ extract 11 11) a!261) #b0))
                  (bvadd #x01 a!412)
                  #x00))
      (a!415 (ite (ite a!257 a!224 (= ((_ extract 13 13) a!261) #b0))
                  (bvadd #x01 a!414)
                  #x00))
      (a!419 (ite (ite a!257 a!232 (= ((_ extract 16 16) a!261) #b0))
                  (bvadd #x01 a!418)
                  #x00))
      (a!421 (ite (ite a!257 a!236 (= ((_ extract 18 18) a!261) #b0))
                  (bvadd #x01 a!420)
                  #x00))
      (a!423 (ite (ite a!257 a!239 (= ((_ extract 20 20) a!261) #b0))
                  (bvadd #x01 a!422)
                  #x00))
      (a!427 (ite (ite a!257 a!246 (= ((_ extract 23 23) a!261) #b0))
                  (bvadd #x01 a!426)
                  #x00))
      (a!429 (ite (ite a!257 a!250 (= ((_ extract 25 25) a!261) #b0))
                  (bvadd #x01 a!428)
                  #x00))
      (a!431 (ite (ite a!257 a!253 (= ((_ extract 27 27) a!261) #b0))
                  (bvadd #x01 a!430)
                  #x00)))
(let ((a!274 (ite (= a!264 #x0)
                  (bvadd #b0000000100
                         (ite (= a!265 #b00) (bvadd #b0000000010 a!266) a!268))
                  (ite (= a!269 #b00) (bvadd #b0000000010 a!271) a!273)))
      (a!285 (ite (= a!275 #x0)
                  (bvadd #b0000000100
                         (ite (= a!276 #b00) (bvadd #b0000000010 a!277) a!279))
                  (ite (= a!280 #b00) (bvadd #b0000000010 a!282) a!284)))
      (a!297 (ite (= a!287 #x0)
                  (bvadd #b0000000100
                         (ite (= a!288 #b00) (bvadd #b0000000010 a!289) a!291))
                  (ite (= a!292 #b00) (bvadd #b0000000010 a!294) a!296)))
      (a!308 (ite (= a!298 #x0)
                  (bvadd #b0000000100
                         (ite (= a!299 #b00) (bvadd #b0000000010 a!300) a!302))
                  (ite (= a!303 #b00) (bvadd #b0000000010 a!305) a!307)))
      (a!363 (ite (= a!264 #x0)
                  (bvadd #b00100
                         (ite (= a!265 #b00) (bvadd #b00010 a!356) a!358))
                  (ite (= a!269 #b00) (bvadd #b00010 a!360) a!362)))
      (a!371 (ite (= a!275 #x0)
                  (bvadd #b00100
                         (ite (= a!276 #b00) (bvadd #b00010 a!364) a!366))
                  (ite (= a!280 #b00) (bvadd #b00010 a!368) a!370)))
      (a!379 (ite (= a!287 #x0)
                  (bvadd #b00100
                         (ite (= a!288 #b00) (bvadd #b00010 a!372) a!374))
                  (ite (= a!292 #b00) (bvadd #b00010 a!376) a!378)))
      (a!387 (ite (= a!298 #x0)
                  (bvadd #b00100
                         (ite (= a!299 #b00) (bvadd #b00010 a!380) a!382))
                  (ite (= a!303 #b00) (bvadd #b00010 a!384) a!386)))
      (a!408 (ite (= a!264 #x0)
                  (bvadd #x04 (ite (= a!265 #b00) (bvadd #x02 a!401) a!403))
                  (ite (= a!269 #b00) (bvadd #x02 a!405) a!407)))
      (a!416 (ite (= a!275 #x0)
                  (bvadd #x04 (ite (= a!276 #b00) (bvadd #x02 a!409) a!411))
                  (ite (= a!280 #b00) (bvadd #x02 a!413) a!415)))
      (a!424 (ite (= a!287 #x0)
                  (bvadd #x04 (ite (= a!288 #b00) (bvadd #x02 a!417) a!419))
                  (ite (= a!292 #b00) (bvadd #x02 a!421) a!423)))
      (a!432 (ite (= a!298 #x0)
                  (bvadd #x04 (ite (= a!299 #b00) (bvadd #x02 a!425) a!427))
                  (ite (= a!303 #b00) (bvadd #x02 a!429) a!431))))
(let ((a!309 (ite (= a!262 #b00000000000000)
                  (bvadd #b0000001110
                         (ite (= a!263 #b0000000)
                              (bvadd #b0000000111 a!274)
                              a!285))
                  (ite (= a!286 #b0000000) (bvadd #b0000000111 a!297) a!308)))
      (a!388 (ite (= a!262 #b00000000000000)
                  (bvadd #b01110
                         (ite (= a!263 #b0000000) (bvadd #b00111 a!363) a!371))
                  (ite (= a!286 #b0000000) (bvadd #b00111 a!379) a!387)))
      (a!433 (ite (= a!262 #b00000000000000)
                  (bvadd #x0e
                         (ite (= a!263 #b0000000) (bvadd #x07 a!408) a!416))
                  (ite (= a!286 #b0000000) (bvadd #x07 a!424) a!432))))
(let ((a!334 (bvsle (bvadd #b0001111111
                           (bvmul #b1111111111 a!309)
                           (ite a!257 a!318 a!333))
                    #b1111111111))
      (a!449 (bvadd #x01
                    (bvmul #xff a!433)
                    (ite a!257
                         (bvadd (bvmul #xff a!311)
                                (bvmul #xff a!314)
                                a!316
                                a!313)
                         a!448))))
(let ((a!335 (bvsle (ite a!334
                         (bvadd #b0001111111 (ite a!257 a!318 a!333))
                         a!309)
                    #b1111111111))
      (a!336 (bvmul #b1111111111
                    (ite a!334
                         (bvadd #b0001111111 (ite a!257 a!318 a!333))
                         a!309)))
      (a!389 (bvmul #b11111
                    (ite a!334 (bvadd #b11111 (ite a!257 a!340 a!355)) a!388)))
      (a!392 (concat #b0000000000000000000000000000000000000000000000
                     (ite a!334
                          (bvadd #b0001111111 (ite a!257 a!318 a!333))
                          a!309))))
(let ((a!390 (ite (and (= ((_ extract 9 5) a!336) #b00000)
                       (bvule a!389 #b11010))
                  a!336
                  #b0000011010))
      (a!393 ((_ extract 55 32)
               (bvshl (concat (ite a!257 a!258 a!261) #x0000000) a!392)))
      (a!394 ((_ extract 31 31)
               (bvshl (concat (ite a!257 a!258 a!261) #x0000000) a!392)))
      (a!395 ((_ extract 29 0)
               (bvshl (concat (ite a!257 a!258 a!261) #x0000000) a!392)))
      (a!396 ((_ extract 30 30)
               (bvshl (concat (ite a!257 a!258 a!261) #x0000000) a!392)))
      (a!397 ((_ extract 32 32)
               (bvshl (concat (ite a!257 a!258 a!261) #x0000000) a!392)))
      (a!464 ((_ extract 54 32)
               (bvshl (concat (ite a!257 a!258 a!261) #x0000000) a!392))))
(let ((a!391 (bvlshr (concat (ite a!257 a!258 a!261) #x0000000)
                     (concat #b0000000000000000000000000000000000000000000000
                             a!390))))
(let ((a!398 (bvor (bvredor (ite a!335 ((_ extract 29 0) a!391) a!395))
                   (ite a!335 ((_ extract 30 30) a!391) a!396)
                   (ite a!335 ((_ extract 32 32) a!391) a!397))))
(let ((a!399 (bvor (bvnot (ite a!335 ((_ extract 31 31) a!391) a!394))
                   (bvnot a!398))))
(let ((a!400 (bvadd (concat #b0 (ite a!335 ((_ extract 55 32) a!391) a!393))
                    (concat #x000000 (bvnot a!399))))
      (a!456 ((_ extract 23 23)
               (bvadd (concat #b00000000000000000000000 (bvnot a!399))
                      (ite a!335 ((_ extract 55 32) a!391) a!393)))))
(let ((a!450 (bvadd #x7f
                    (ite (= ((_ extract 24 24) a!400) #b1)
                         (bvadd #x01 (ite a!334 #x82 a!449))
                         (ite a!334 #x82 a!449))))
      (a!465 (ite (= ((_ extract 24 24) a!400) #b1)
                  ((_ extract 23 1) a!400)
                  (bvadd (concat #b0000000000000000000000 (bvnot a!399))
                         (ite a!335 ((_ extract 54 32) a!391) a!464)))))
(let ((a!455 (or (= a!198 #b1)
                 (and (= ((_ extract 24 24) a!400) #b1)
                      (= (bvredand a!450) #b1))
                 a!452
                 (and a!453 a!454)))
      (a!457 (ite (and (= ((_ extract 24 24) a!400) #b1)
                       (= (bvredand a!450) #b1))
                  #x3f
                  a!450))
      (a!466 (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #x00))
                 (= a!198 #b1)
                 (and (= ((_ extract 24 24) a!400) #b1)
                      (= (bvredand a!450) #b1))
                 a!452
                 (and a!453 a!454)
                 (= a!465 #b00000000000000000000000)))
      (a!485 (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                      (= ((_ extract 30 23) a) #x00))
                 (= a!198 #b1)
                 (and (= ((_ extract 24 24) a!400) #b1)
                      (= (bvredand a!450) #b1))
                 a!452
                 (and a!453 a!454))))
(let ((a!458 (ite (ite (= ((_ extract 24 24) a!400) #b1)
                       (= ((_ extract 24 24) a!400) #b0)
                       (= a!456 #b0))
                  #x00
                  a!457))
      (a!467 (ite (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #x00))
                  a!10
                  a!466))
      (a!486 (ite (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #x00))
                  a!484
                  (ite a!485 #b00000000000000000000000 a!465))))
(let ((a!459 (ite (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #x00))
                  #x00
                  (ite a!455 #xff a!458)))
      (a!468 (ite a!187
                  a!462
                  (ite a!188 a!463 (ite a!189 a!462 (ite a!190 a!463 a!467)))))
      (a!487 (ite a!187
                  a!482
                  (ite a!188 a!483 (ite a!189 a!482 (ite a!190 a!483 a!486))))))
(let ((a!460 (ite (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                       (= ((_ extract 30 23) b) #x00))
                  #xff
                  a!459))
      (a!469 (not (and a!468 (not (or a!1 a!4))))))
(let ((a!461 (ite a!188
                  (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                       (= ((_ extract 30 23) a) #xff))
                  (or a!189 (ite a!190 a!191 (= a!460 #xff)))))
      (a!481 (ite (or a!1 a!4 a!187)
                  #xff
                  (ite a!188 a!480 (ite a!189 #xff (ite a!190 a!480 a!460))))))
(let ((a!470 (and (= ((_ extract 30 23) c) #xff)
                  (not (= ((_ extract 22 0) c) #b00000000000000000000000))
                  (or a!1 a!4 a!187 a!461)
                  a!469))
      (a!488 (and a!479
                  (= ((_ extract 30 23) c) a!481)
                  (= ((_ extract 22 0) c)
                     (ite (or a!1 a!4) #b00000000000000000000001 a!487)))))
  (not (= (or (not a!157) a!186) (or a!470 a!488)))))))))))))))))))))))))))))))))))
(assert (not (not refuted)))
(check-sat)
