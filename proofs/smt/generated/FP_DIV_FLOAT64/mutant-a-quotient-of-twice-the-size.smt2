; FP_DIV_FLOAT64
; a counterexample to float64: quotient, as Z3 reads fp.div, wrong on purpose: a quotient of twice the size
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-quotient-of-twice-the-size.smt2 bitwuzla, or python -m vinculum.prove.solvers mutant-a-quotient-of-twice-the-size.smt2 glucose
; replay by their own programs, where these are installed: bitwuzla mutant-a-quotient-of-twice-the-size.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a (_ BitVec 64))
(declare-const b (_ BitVec 64))
(declare-const c (_ BitVec 64))
(define-fun quotient () (_ BitVec 161) (let ((a!1 (not (and (= ((_ extract 51 0) a) #x0000000000000)
                     (= ((_ extract 62 52) a) #b00000000000))))
      (a!3 (bvadd #b00000000010
                  (ite (= ((_ extract 0 0) a) #b0) #b00000000001 #b00000000000)))
      (a!4 (bvadd #b00000000001
                  (ite (= ((_ extract 1 1) a) #b0) #b00000000001 #b00000000000)))
      (a!6 (bvadd #b00000000010
                  (ite (= ((_ extract 3 3) a) #b0) #b00000000001 #b00000000000)))
      (a!7 (bvadd #b00000000001
                  (ite (= ((_ extract 4 4) a) #b0) #b00000000001 #b00000000000)))
      (a!10 (bvadd #b00000000010
                   (ite (= ((_ extract 6 6) a) #b0) #b00000000001 #b00000000000)))
      (a!11 (bvadd #b00000000001
                   (ite (= ((_ extract 7 7) a) #b0) #b00000000001 #b00000000000)))
      (a!13 (bvadd #b00000000001
                   (ite (= ((_ extract 9 9) a) #b0) #b00000000001 #b00000000000)))
      (a!15 (bvadd #b00000000001
                   (ite (= ((_ extract 11 11) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!18 (bvadd #b00000000010
                   (ite (= ((_ extract 13 13) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!19 (bvadd #b00000000001
                   (ite (= ((_ extract 14 14) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!21 (bvadd #b00000000010
                   (ite (= ((_ extract 16 16) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!22 (bvadd #b00000000001
                   (ite (= ((_ extract 17 17) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!25 (bvadd #b00000000010
                   (ite (= ((_ extract 19 19) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!26 (bvadd #b00000000001
                   (ite (= ((_ extract 20 20) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!28 (bvadd #b00000000001
                   (ite (= ((_ extract 22 22) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!30 (bvadd #b00000000001
                   (ite (= ((_ extract 24 24) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!34 (bvadd #b00000000010
                   (ite (= ((_ extract 26 26) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!35 (bvadd #b00000000001
                   (ite (= ((_ extract 27 27) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!37 (bvadd #b00000000010
                   (ite (= ((_ extract 29 29) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!38 (bvadd #b00000000001
                   (ite (= ((_ extract 30 30) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!41 (bvadd #b00000000010
                   (ite (= ((_ extract 32 32) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!42 (bvadd #b00000000001
                   (ite (= ((_ extract 33 33) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!44 (bvadd #b00000000001
                   (ite (= ((_ extract 35 35) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!46 (bvadd #b00000000001
                   (ite (= ((_ extract 37 37) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!49 (bvadd #b00000000010
                   (ite (= ((_ extract 39 39) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!50 (bvadd #b00000000001
                   (ite (= ((_ extract 40 40) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!52 (bvadd #b00000000001
                   (ite (= ((_ extract 42 42) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!54 (bvadd #b00000000001
                   (ite (= ((_ extract 44 44) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!57 (bvadd #b00000000010
                   (ite (= ((_ extract 46 46) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!58 (bvadd #b00000000001
                   (ite (= ((_ extract 47 47) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!60 (bvadd #b00000000001
                   (ite (= ((_ extract 49 49) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!62 (bvadd #b00000000001
                   (ite (= ((_ extract 51 51) a) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!67 (not (and (= ((_ extract 51 0) b) #x0000000000000)
                      (= ((_ extract 62 52) b) #b00000000000))))
      (a!69 (bvadd #b00000000010
                   (ite (= ((_ extract 0 0) b) #b0) #b00000000001 #b00000000000)))
      (a!70 (bvadd #b00000000001
                   (ite (= ((_ extract 1 1) b) #b0) #b00000000001 #b00000000000)))
      (a!72 (bvadd #b00000000010
                   (ite (= ((_ extract 3 3) b) #b0) #b00000000001 #b00000000000)))
      (a!73 (bvadd #b00000000001
                   (ite (= ((_ extract 4 4) b) #b0) #b00000000001 #b00000000000)))
      (a!76 (bvadd #b00000000010
                   (ite (= ((_ extract 6 6) b) #b0) #b00000000001 #b00000000000)))
      (a!77 (bvadd #b00000000001
                   (ite (= ((_ extract 7 7) b) #b0) #b00000000001 #b00000000000)))
      (a!79 (bvadd #b00000000001
                   (ite (= ((_ extract 9 9) b) #b0) #b00000000001 #b00000000000)))
      (a!81 (bvadd #b00000000001
                   (ite (= ((_ extract 11 11) b) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!84 (bvadd #b00000000010
                   (ite (= ((_ extract 13 13) b) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!85 (bvadd #b00000000001
                   (ite (= ((_ extract 14 14) b) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!87 (bvadd #b00000000010
                   (ite (= ((_ extract 16 16) b) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!88 (bvadd #b00000000001
                   (ite (= ((_ extract 17 17) b) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!91 (bvadd #b00000000010
                   (ite (= ((_ extract 19 19) b) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!92 (bvadd #b00000000001
                   (ite (= ((_ extract 20 20) b) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!94 (bvadd #b00000000001
                   (ite (= ((_ extract 22 22) b) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!96 (bvadd #b00000000001
                   (ite (= ((_ extract 24 24) b) #b0)
                        #b00000000001
                        #b00000000000)))
      (a!100 (bvadd #b00000000010
                    (ite (= ((_ extract 26 26) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!101 (bvadd #b00000000001
                    (ite (= ((_ extract 27 27) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!103 (bvadd #b00000000010
                    (ite (= ((_ extract 29 29) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!104 (bvadd #b00000000001
                    (ite (= ((_ extract 30 30) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!107 (bvadd #b00000000010
                    (ite (= ((_ extract 32 32) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!108 (bvadd #b00000000001
                    (ite (= ((_ extract 33 33) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!110 (bvadd #b00000000001
                    (ite (= ((_ extract 35 35) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!112 (bvadd #b00000000001
                    (ite (= ((_ extract 37 37) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!115 (bvadd #b00000000010
                    (ite (= ((_ extract 39 39) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!116 (bvadd #b00000000001
                    (ite (= ((_ extract 40 40) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!118 (bvadd #b00000000001
                    (ite (= ((_ extract 42 42) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!120 (bvadd #b00000000001
                    (ite (= ((_ extract 44 44) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!123 (bvadd #b00000000010
                    (ite (= ((_ extract 46 46) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!124 (bvadd #b00000000001
                    (ite (= ((_ extract 47 47) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!126 (bvadd #b00000000001
                    (ite (= ((_ extract 49 49) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!128 (bvadd #b00000000001
                    (ite (= ((_ extract 51 51) b) #b0)
                         #b00000000001
                         #b00000000000))))
(let ((a!2 (or (= ((_ extract 62 52) a) #b11111111111)
               (and (= ((_ extract 51 0) a) #x0000000000000)
                    (= ((_ extract 62 52) a) #b00000000000))
               (and a!1 (= ((_ extract 62 52) a) #b00000000000))))
      (a!5 (ite (= ((_ extract 2 1) a) #b00)
                a!3
                (ite (= ((_ extract 2 2) a) #b0) a!4 #b00000000000)))
      (a!8 (ite (= ((_ extract 5 4) a) #b00)
                a!6
                (ite (= ((_ extract 5 5) a) #b0) a!7 #b00000000000)))
      (a!12 (ite (= ((_ extract 8 7) a) #b00)
                 a!10
                 (ite (= ((_ extract 8 8) a) #b0) a!11 #b00000000000)))
      (a!14 (bvadd #b00000000010
                   (ite (= ((_ extract 10 10) a) #b0) a!13 #b00000000000)))
      (a!20 (ite (= ((_ extract 15 14) a) #b00)
                 a!18
                 (ite (= ((_ extract 15 15) a) #b0) a!19 #b00000000000)))
      (a!23 (ite (= ((_ extract 18 17) a) #b00)
                 a!21
                 (ite (= ((_ extract 18 18) a) #b0) a!22 #b00000000000)))
      (a!27 (ite (= ((_ extract 21 20) a) #b00)
                 a!25
                 (ite (= ((_ extract 21 21) a) #b0) a!26 #b00000000000)))
      (a!29 (bvadd #b00000000010
                   (ite (= ((_ extract 23 23) a) #b0) a!28 #b00000000000)))
      (a!36 (ite (= ((_ extract 28 27) a) #b00)
                 a!34
                 (ite (= ((_ extract 28 28) a) #b0) a!35 #b00000000000)))
      (a!39 (ite (= ((_ extract 31 30) a) #b00)
                 a!37
                 (ite (= ((_ extract 31 31) a) #b0) a!38 #b00000000000)))
      (a!43 (ite (= ((_ extract 34 33) a) #b00)
                 a!41
                 (ite (= ((_ extract 34 34) a) #b0) a!42 #b00000000000)))
      (a!45 (bvadd #b00000000010
                   (ite (= ((_ extract 36 36) a) #b0) a!44 #b00000000000)))
      (a!51 (ite (= ((_ extract 41 40) a) #b00)
                 a!49
                 (ite (= ((_ extract 41 41) a) #b0) a!50 #b00000000000)))
      (a!53 (bvadd #b00000000010
                   (ite (= ((_ extract 43 43) a) #b0) a!52 #b00000000000)))
      (a!59 (ite (= ((_ extract 48 47) a) #b00)
                 a!57
                 (ite (= ((_ extract 48 48) a) #b0) a!58 #b00000000000)))
      (a!61 (bvadd #b00000000010
                   (ite (= ((_ extract 50 50) a) #b0) a!60 #b00000000000)))
      (a!68 (or (= ((_ extract 62 52) b) #b11111111111)
                (and (= ((_ extract 51 0) b) #x0000000000000)
                     (= ((_ extract 62 52) b) #b00000000000))
                (and a!67 (= ((_ extract 62 52) b) #b00000000000))))
      (a!71 (ite (= ((_ extract 2 1) b) #b00)
                 a!69
                 (ite (= ((_ extract 2 2) b) #b0) a!70 #b00000000000)))
      (a!74 (ite (= ((_ extract 5 4) b) #b00)
                 a!72
                 (ite (= ((_ extract 5 5) b) #b0) a!73 #b00000000000)))
      (a!78 (ite (= ((_ extract 8 7) b) #b00)
                 a!76
                 (ite (= ((_ extract 8 8) b) #b0) a!77 #b00000000000)))
      (a!80 (bvadd #b00000000010
                   (ite (= ((_ extract 10 10) b) #b0) a!79 #b00000000000)))
      (a!86 (ite (= ((_ extract 15 14) b) #b00)
                 a!84
                 (ite (= ((_ extract 15 15) b) #b0) a!85 #b00000000000)))
      (a!89 (ite (= ((_ extract 18 17) b) #b00)
                 a!87
                 (ite (= ((_ extract 18 18) b) #b0) a!88 #b00000000000)))
      (a!93 (ite (= ((_ extract 21 20) b) #b00)
                 a!91
                 (ite (= ((_ extract 21 21) b) #b0) a!92 #b00000000000)))
      (a!95 (bvadd #b00000000010
                   (ite (= ((_ extract 23 23) b) #b0) a!94 #b00000000000)))
      (a!102 (ite (= ((_ extract 28 27) b) #b00)
                  a!100
                  (ite (= ((_ extract 28 28) b) #b0) a!101 #b00000000000)))
      (a!105 (ite (= ((_ extract 31 30) b) #b00)
                  a!103
                  (ite (= ((_ extract 31 31) b) #b0) a!104 #b00000000000)))
      (a!109 (ite (= ((_ extract 34 33) b) #b00)
                  a!107
                  (ite (= ((_ extract 34 34) b) #b0) a!108 #b00000000000)))
      (a!111 (bvadd #b00000000010
                    (ite (= ((_ extract 36 36) b) #b0) a!110 #b00000000000)))
      (a!117 (ite (= ((_ extract 41 40) b) #b00)
                  a!115
                  (ite (= ((_ extract 41 41) b) #b0) a!116 #b00000000000)))
      (a!119 (bvadd #b00000000010
                    (ite (= ((_ extract 43 43) b) #b0) a!118 #b00000000000)))
      (a!125 (ite (= ((_ extract 48 47) b) #b00)
                  a!123
                  (ite (= ((_ extract 48 48) b) #b0) a!124 #b00000000000)))
      (a!127 (bvadd #b00000000010
                    (ite (= ((_ extract 50 50) b) #b0) a!126 #b00000000000))))
(let ((a!9 (bvadd #b00000000111
                  (ite (= ((_ extract 5 3) a) #b000)
                       (bvadd #b00000000011 a!5)
                       a!8)))
      (a!16 (ite (= ((_ extract 12 11) a) #b00)
                 a!14
                 (ite (= ((_ extract 12 12) a) #b0) a!15 #b00000000000)))
      (a!24 (bvadd #b00000000111
                   (ite (= ((_ extract 18 16) a) #b000)
                        (bvadd #b00000000011 a!20)
                        a!23)))
      (a!31 (ite (= ((_ extract 25 24) a) #b00)
                 a!29
                 (ite (= ((_ extract 25 25) a) #b0) a!30 #b00000000000)))
      (a!40 (bvadd #b00000000111
                   (ite (= ((_ extract 31 29) a) #b000)
                        (bvadd #b00000000011 a!36)
                        a!39)))
      (a!47 (ite (= ((_ extract 38 37) a) #b00)
                 a!45
                 (ite (= ((_ extract 38 38) a) #b0) a!46 #b00000000000)))
      (a!55 (ite (= ((_ extract 45 44) a) #b00)
                 a!53
                 (ite (= ((_ extract 45 45) a) #b0) a!54 #b00000000000)))
      (a!63 (ite (= ((_ extract 51 49) a) #b000)
                 (bvadd #b00000000100 a!59)
                 (ite (= ((_ extract 51 51) a) #b0) a!61 a!62)))
      (a!75 (bvadd #b00000000111
                   (ite (= ((_ extract 5 3) b) #b000)
                        (bvadd #b00000000011 a!71)
                        a!74)))
      (a!82 (ite (= ((_ extract 12 11) b) #b00)
                 a!80
                 (ite (= ((_ extract 12 12) b) #b0) a!81 #b00000000000)))
      (a!90 (bvadd #b00000000111
                   (ite (= ((_ extract 18 16) b) #b000)
                        (bvadd #b00000000011 a!86)
                        a!89)))
      (a!97 (ite (= ((_ extract 25 24) b) #b00)
                 a!95
                 (ite (= ((_ extract 25 25) b) #b0) a!96 #b00000000000)))
      (a!106 (bvadd #b00000000111
                    (ite (= ((_ extract 31 29) b) #b000)
                         (bvadd #b00000000011 a!102)
                         a!105)))
      (a!113 (ite (= ((_ extract 38 37) b) #b00)
                  a!111
                  (ite (= ((_ extract 38 38) b) #b0) a!112 #b00000000000)))
      (a!121 (ite (= ((_ extract 45 44) b) #b00)
                  a!119
                  (ite (= ((_ extract 45 45) b) #b0) a!120 #b00000000000)))
      (a!129 (ite (= ((_ extract 51 49) b) #b000)
                  (bvadd #b00000000100 a!125)
                  (ite (= ((_ extract 51 51) b) #b0) a!127 a!128))))
(let ((a!17 (ite (= ((_ extract 12 6) a) #b0000000)
                 a!9
                 (ite (= ((_ extract 12 9) a) #x0)
                      (bvadd #b00000000100 a!12)
                      a!16)))
      (a!32 (ite (= ((_ extract 25 19) a) #b0000000)
                 a!24
                 (ite (= ((_ extract 25 22) a) #x0)
                      (bvadd #b00000000100 a!27)
                      a!31)))
      (a!48 (ite (= ((_ extract 38 32) a) #b0000000)
                 a!40
                 (ite (= ((_ extract 38 35) a) #x0)
                      (bvadd #b00000000100 a!43)
                      a!47)))
      (a!56 (bvadd #b00000000111
                   (ite (= ((_ extract 45 42) a) #x0)
                        (bvadd #b00000000100 a!51)
                        a!55)))
      (a!83 (ite (= ((_ extract 12 6) b) #b0000000)
                 a!75
                 (ite (= ((_ extract 12 9) b) #x0)
                      (bvadd #b00000000100 a!78)
                      a!82)))
      (a!98 (ite (= ((_ extract 25 19) b) #b0000000)
                 a!90
                 (ite (= ((_ extract 25 22) b) #x0)
                      (bvadd #b00000000100 a!93)
                      a!97)))
      (a!114 (ite (= ((_ extract 38 32) b) #b0000000)
                  a!106
                  (ite (= ((_ extract 38 35) b) #x0)
                       (bvadd #b00000000100 a!109)
                       a!113)))
      (a!122 (bvadd #b00000000111
                    (ite (= ((_ extract 45 42) b) #x0)
                         (bvadd #b00000000100 a!117)
                         a!121))))
(let ((a!33 (bvadd #b00000011011
                   (ite (= ((_ extract 25 13) a) #b0000000000000)
                        (bvadd #b00000001101 a!17)
                        a!32)))
      (a!64 (ite (= ((_ extract 51 39) a) #b0000000000000)
                 (bvadd #b00000001110 a!48)
                 (ite (= ((_ extract 51 46) a) #b000000) a!56 a!63)))
      (a!99 (bvadd #b00000011011
                   (ite (= ((_ extract 25 13) b) #b0000000000000)
                        (bvadd #b00000001101 a!83)
                        a!98)))
      (a!130 (ite (= ((_ extract 51 39) b) #b0000000000000)
                  (bvadd #b00000001110 a!114)
                  (ite (= ((_ extract 51 46) b) #b000000) a!122 a!129))))
(let ((a!65 (ite (or (= ((_ extract 51 0) a) #x0000000000000) (not a!2))
                 #b00000000000
                 (ite (= ((_ extract 51 26) a) #b00000000000000000000000000)
                      a!33
                      a!64)))
      (a!131 (ite (or (= ((_ extract 51 0) b) #x0000000000000) (not a!68))
                  #b00000000000
                  (ite (= ((_ extract 51 26) b) #b00000000000000000000000000)
                       a!99
                       a!130))))
(let ((a!66 (ite a!2
                 (bvshl (concat #b0 ((_ extract 51 0) a))
                        (concat #b000000000000000000000000000000000000000000
                                a!65))
                 (concat #b1 ((_ extract 51 0) a))))
      (a!132 (ite a!68
                  (bvshl (concat #b0 ((_ extract 51 0) b))
                         (concat #b000000000000000000000000000000000000000000
                                 a!131))
                  (concat #b1 ((_ extract 51 0) b)))))
  (bvudiv (concat a!66 #x000000000000000000000000000)
            (concat #x000000000000000000000000000 a!132))))))))))
(define-fun special () Bool (let ((a!1 (and (= ((_ extract 62 52) a) #b11111111111)
                (not (= ((_ extract 51 0) a) #x0000000000000))))
      (a!2 (and (= ((_ extract 62 52) b) #b11111111111)
                (not (= ((_ extract 51 0) b) #x0000000000000)))))
  (or (and (= ((_ extract 51 0) a) #x0000000000000)
           (= ((_ extract 62 52) a) #b00000000000))
      (and (= ((_ extract 51 0) b) #x0000000000000)
           (= ((_ extract 62 52) b) #b00000000000))
      a!1
      (and (= ((_ extract 51 0) a) #x0000000000000)
           (= ((_ extract 62 52) a) #b11111111111))
      a!2
      (and (= ((_ extract 51 0) b) #x0000000000000)
           (= ((_ extract 62 52) b) #b11111111111)))))
(assert (not special))
(assert (not (and (bvule (_ bv324518553658426726783156020576256 161) quotient) (bvult quotient (_ bv1298074214633706907132624082305024 161)))))
(check-sat)
