; FP_DIV_FLOAT64
; a counterexample to float64: whole, as Z3 reads fp.div, wrong on purpose: rounded toward zero, as Z3 reads it
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-rounded-toward-zero-as-z3-reads-it.smt2 bitwuzla, or python -m vinculum.prove.solvers mutant-rounded-toward-zero-as-z3-reads-it.smt2 glucose
; replay by their own programs, where these are installed: bitwuzla mutant-rounded-toward-zero-as-z3-reads-it.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a (_ BitVec 64))
(declare-const b (_ BitVec 64))
(declare-const c (_ BitVec 64))
(define-fun refuted () Bool (let ((a!1 (not (and (= ((_ extract 62 52) a) #b11111111111)
                     (= ((_ extract 51 0) a) #x0000000000000))))
      (a!2 (not (and (= ((_ extract 62 52) b) #b11111111111)
                     (= ((_ extract 51 0) b) #x0000000000000))))
      (a!3 (and (= ((_ extract 62 52) a) #b11111111111)
                (not (= ((_ extract 51 0) a) #x0000000000000))))
      (a!4 (and (= ((_ extract 62 52) b) #b11111111111)
                (not (= ((_ extract 51 0) b) #x0000000000000))))
      (a!5 (bvmul #xfffffffffffffffff
                  (ite (= ((_ extract 62 52) a) #b00000000000)
                       #x00000000000000000
                       #x00010000000000000)))
      (a!6 (bvmul #xfffffffffffffffff
                  (ite (= ((_ extract 62 52) b) #b00000000000)
                       #x00000000000000000
                       #x00010000000000000)))
      (a!10 (and (= ((_ extract 62 52) a) #b11111111111)
                 (= ((_ extract 51 0) a) #x0000000000000)
                 (= ((_ extract 62 52) b) #b11111111111)
                 (= ((_ extract 51 0) b) #x0000000000000)))
      (a!16 (bvmul #xfffffffffffffffff
                   (ite (= ((_ extract 62 52) a) #b00000000000)
                        #x00000000000000001
                        #x00000000000000000)))
      (a!17 (not (and (= ((_ extract 51 0) a) #x0000000000000)
                      (= ((_ extract 62 52) a) #b00000000000))))
      (a!19 (bvadd #b000010 (ite (= ((_ extract 0 0) a) #b0) #b000001 #b000000)))
      (a!20 (bvadd #b000001 (ite (= ((_ extract 1 1) a) #b0) #b000001 #b000000)))
      (a!22 (bvadd #b000010 (ite (= ((_ extract 3 3) a) #b0) #b000001 #b000000)))
      (a!23 (bvadd #b000001 (ite (= ((_ extract 4 4) a) #b0) #b000001 #b000000)))
      (a!26 (bvadd #b000010 (ite (= ((_ extract 6 6) a) #b0) #b000001 #b000000)))
      (a!27 (bvadd #b000001 (ite (= ((_ extract 7 7) a) #b0) #b000001 #b000000)))
      (a!29 (bvadd #b000001 (ite (= ((_ extract 9 9) a) #b0) #b000001 #b000000)))
      (a!31 (bvadd #b000001
                   (ite (= ((_ extract 11 11) a) #b0) #b000001 #b000000)))
      (a!34 (bvadd #b000010
                   (ite (= ((_ extract 13 13) a) #b0) #b000001 #b000000)))
      (a!35 (bvadd #b000001
                   (ite (= ((_ extract 14 14) a) #b0) #b000001 #b000000)))
      (a!37 (bvadd #b000010
                   (ite (= ((_ extract 16 16) a) #b0) #b000001 #b000000)))
      (a!38 (bvadd #b000001
                   (ite (= ((_ extract 17 17) a) #b0) #b000001 #b000000)))
      (a!41 (bvadd #b000010
                   (ite (= ((_ extract 19 19) a) #b0) #b000001 #b000000)))
      (a!42 (bvadd #b000001
                   (ite (= ((_ extract 20 20) a) #b0) #b000001 #b000000)))
      (a!44 (bvadd #b000001
                   (ite (= ((_ extract 22 22) a) #b0) #b000001 #b000000)))
      (a!46 (bvadd #b000001
                   (ite (= ((_ extract 24 24) a) #b0) #b000001 #b000000)))
      (a!50 (bvadd #b000010
                   (ite (= ((_ extract 26 26) a) #b0) #b000001 #b000000)))
      (a!51 (bvadd #b000001
                   (ite (= ((_ extract 27 27) a) #b0) #b000001 #b000000)))
      (a!53 (bvadd #b000010
                   (ite (= ((_ extract 29 29) a) #b0) #b000001 #b000000)))
      (a!54 (bvadd #b000001
                   (ite (= ((_ extract 30 30) a) #b0) #b000001 #b000000)))
      (a!57 (bvadd #b000010
                   (ite (= ((_ extract 32 32) a) #b0) #b000001 #b000000)))
      (a!58 (bvadd #b000001
                   (ite (= ((_ extract 33 33) a) #b0) #b000001 #b000000)))
      (a!60 (bvadd #b000001
                   (ite (= ((_ extract 35 35) a) #b0) #b000001 #b000000)))
      (a!62 (bvadd #b000001
                   (ite (= ((_ extract 37 37) a) #b0) #b000001 #b000000)))
      (a!65 (bvadd #b000010
                   (ite (= ((_ extract 39 39) a) #b0) #b000001 #b000000)))
      (a!66 (bvadd #b000001
                   (ite (= ((_ extract 40 40) a) #b0) #b000001 #b000000)))
      (a!68 (bvadd #b000001
                   (ite (= ((_ extract 42 42) a) #b0) #b000001 #b000000)))
      (a!70 (bvadd #b000001
                   (ite (= ((_ extract 44 44) a) #b0) #b000001 #b000000)))
      (a!73 (bvadd #b000010
                   (ite (= ((_ extract 46 46) a) #b0) #b000001 #b000000)))
      (a!74 (bvadd #b000001
                   (ite (= ((_ extract 47 47) a) #b0) #b000001 #b000000)))
      (a!76 (bvadd #b000001
                   (ite (= ((_ extract 49 49) a) #b0) #b000001 #b000000)))
      (a!78 (bvadd #b000001
                   (ite (= ((_ extract 51 51) a) #b0) #b000001 #b000000)))
      (a!82 (not (and (= ((_ extract 51 0) b) #x0000000000000)
                      (= ((_ extract 62 52) b) #b00000000000))))
      (a!84 (bvadd #b000010 (ite (= ((_ extract 0 0) b) #b0) #b000001 #b000000)))
      (a!85 (bvadd #b000001 (ite (= ((_ extract 1 1) b) #b0) #b000001 #b000000)))
      (a!87 (bvadd #b000010 (ite (= ((_ extract 3 3) b) #b0) #b000001 #b000000)))
      (a!88 (bvadd #b000001 (ite (= ((_ extract 4 4) b) #b0) #b000001 #b000000)))
      (a!91 (bvadd #b000010 (ite (= ((_ extract 6 6) b) #b0) #b000001 #b000000)))
      (a!92 (bvadd #b000001 (ite (= ((_ extract 7 7) b) #b0) #b000001 #b000000)))
      (a!94 (bvadd #b000001 (ite (= ((_ extract 9 9) b) #b0) #b000001 #b000000)))
      (a!96 (bvadd #b000001
                   (ite (= ((_ extract 11 11) b) #b0) #b000001 #b000000)))
      (a!99 (bvadd #b000010
                   (ite (= ((_ extract 13 13) b) #b0) #b000001 #b000000)))
      (a!100 (bvadd #b000001
                    (ite (= ((_ extract 14 14) b) #b0) #b000001 #b000000)))
      (a!102 (bvadd #b000010
                    (ite (= ((_ extract 16 16) b) #b0) #b000001 #b000000)))
      (a!103 (bvadd #b000001
                    (ite (= ((_ extract 17 17) b) #b0) #b000001 #b000000)))
      (a!106 (bvadd #b000010
                    (ite (= ((_ extract 19 19) b) #b0) #b000001 #b000000)))
      (a!107 (bvadd #b000001
                    (ite (= ((_ extract 20 20) b) #b0) #b000001 #b000000)))
      (a!109 (bvadd #b000001
                    (ite (= ((_ extract 22 22) b) #b0) #b000001 #b000000)))
      (a!111 (bvadd #b000001
                    (ite (= ((_ extract 24 24) b) #b0) #b000001 #b000000)))
      (a!115 (bvadd #b000010
                    (ite (= ((_ extract 26 26) b) #b0) #b000001 #b000000)))
      (a!116 (bvadd #b000001
                    (ite (= ((_ extract 27 27) b) #b0) #b000001 #b000000)))
      (a!118 (bvadd #b000010
                    (ite (= ((_ extract 29 29) b) #b0) #b000001 #b000000)))
      (a!119 (bvadd #b000001
                    (ite (= ((_ extract 30 30) b) #b0) #b000001 #b000000)))
      (a!122 (bvadd #b000010
                    (ite (= ((_ extract 32 32) b) #b0) #b000001 #b000000)))
      (a!123 (bvadd #b000001
                    (ite (= ((_ extract 33 33) b) #b0) #b000001 #b000000)))
      (a!125 (bvadd #b000001
                    (ite (= ((_ extract 35 35) b) #b0) #b000001 #b000000)))
      (a!127 (bvadd #b000001
                    (ite (= ((_ extract 37 37) b) #b0) #b000001 #b000000)))
      (a!130 (bvadd #b000010
                    (ite (= ((_ extract 39 39) b) #b0) #b000001 #b000000)))
      (a!131 (bvadd #b000001
                    (ite (= ((_ extract 40 40) b) #b0) #b000001 #b000000)))
      (a!133 (bvadd #b000001
                    (ite (= ((_ extract 42 42) b) #b0) #b000001 #b000000)))
      (a!135 (bvadd #b000001
                    (ite (= ((_ extract 44 44) b) #b0) #b000001 #b000000)))
      (a!138 (bvadd #b000010
                    (ite (= ((_ extract 46 46) b) #b0) #b000001 #b000000)))
      (a!139 (bvadd #b000001
                    (ite (= ((_ extract 47 47) b) #b0) #b000001 #b000000)))
      (a!141 (bvadd #b000001
                    (ite (= ((_ extract 49 49) b) #b0) #b000001 #b000000)))
      (a!143 (bvadd #b000001
                    (ite (= ((_ extract 51 51) b) #b0) #b000001 #b000000)))
      (a!148 (bvadd #b00000000010
                    (ite (= ((_ extract 0 0) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!149 (bvadd #b00000000001
                    (ite (= ((_ extract 1 1) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!151 (bvadd #b00000000010
                    (ite (= ((_ extract 3 3) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!152 (bvadd #b00000000001
                    (ite (= ((_ extract 4 4) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!155 (bvadd #b00000000010
                    (ite (= ((_ extract 6 6) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!156 (bvadd #b00000000001
                    (ite (= ((_ extract 7 7) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!158 (bvadd #b00000000001
                    (ite (= ((_ extract 9 9) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!160 (bvadd #b00000000001
                    (ite (= ((_ extract 11 11) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!163 (bvadd #b00000000010
                    (ite (= ((_ extract 13 13) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!164 (bvadd #b00000000001
                    (ite (= ((_ extract 14 14) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!166 (bvadd #b00000000010
                    (ite (= ((_ extract 16 16) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!167 (bvadd #b00000000001
                    (ite (= ((_ extract 17 17) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!170 (bvadd #b00000000010
                    (ite (= ((_ extract 19 19) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!171 (bvadd #b00000000001
                    (ite (= ((_ extract 20 20) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!173 (bvadd #b00000000001
                    (ite (= ((_ extract 22 22) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!175 (bvadd #b00000000001
                    (ite (= ((_ extract 24 24) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!179 (bvadd #b00000000010
                    (ite (= ((_ extract 26 26) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!180 (bvadd #b00000000001
                    (ite (= ((_ extract 27 27) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!182 (bvadd #b00000000010
                    (ite (= ((_ extract 29 29) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!183 (bvadd #b00000000001
                    (ite (= ((_ extract 30 30) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!186 (bvadd #b00000000010
                    (ite (= ((_ extract 32 32) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!187 (bvadd #b00000000001
                    (ite (= ((_ extract 33 33) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!189 (bvadd #b00000000001
                    (ite (= ((_ extract 35 35) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!191 (bvadd #b00000000001
                    (ite (= ((_ extract 37 37) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!194 (bvadd #b00000000010
                    (ite (= ((_ extract 39 39) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!195 (bvadd #b00000000001
                    (ite (= ((_ extract 40 40) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!197 (bvadd #b00000000001
                    (ite (= ((_ extract 42 42) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!199 (bvadd #b00000000001
                    (ite (= ((_ extract 44 44) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!202 (bvadd #b00000000010
                    (ite (= ((_ extract 46 46) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!203 (bvadd #b00000000001
                    (ite (= ((_ extract 47 47) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!205 (bvadd #b00000000001
                    (ite (= ((_ extract 49 49) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!207 (bvadd #b00000000001
                    (ite (= ((_ extract 51 51) a) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!212 (bvadd #b00000000010
                    (ite (= ((_ extract 0 0) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!213 (bvadd #b00000000001
                    (ite (= ((_ extract 1 1) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!215 (bvadd #b00000000010
                    (ite (= ((_ extract 3 3) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!216 (bvadd #b00000000001
                    (ite (= ((_ extract 4 4) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!219 (bvadd #b00000000010
                    (ite (= ((_ extract 6 6) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!220 (bvadd #b00000000001
                    (ite (= ((_ extract 7 7) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!222 (bvadd #b00000000001
                    (ite (= ((_ extract 9 9) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!224 (bvadd #b00000000001
                    (ite (= ((_ extract 11 11) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!227 (bvadd #b00000000010
                    (ite (= ((_ extract 13 13) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!228 (bvadd #b00000000001
                    (ite (= ((_ extract 14 14) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!230 (bvadd #b00000000010
                    (ite (= ((_ extract 16 16) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!231 (bvadd #b00000000001
                    (ite (= ((_ extract 17 17) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!234 (bvadd #b00000000010
                    (ite (= ((_ extract 19 19) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!235 (bvadd #b00000000001
                    (ite (= ((_ extract 20 20) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!237 (bvadd #b00000000001
                    (ite (= ((_ extract 22 22) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!239 (bvadd #b00000000001
                    (ite (= ((_ extract 24 24) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!243 (bvadd #b00000000010
                    (ite (= ((_ extract 26 26) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!244 (bvadd #b00000000001
                    (ite (= ((_ extract 27 27) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!246 (bvadd #b00000000010
                    (ite (= ((_ extract 29 29) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!247 (bvadd #b00000000001
                    (ite (= ((_ extract 30 30) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!250 (bvadd #b00000000010
                    (ite (= ((_ extract 32 32) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!251 (bvadd #b00000000001
                    (ite (= ((_ extract 33 33) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!253 (bvadd #b00000000001
                    (ite (= ((_ extract 35 35) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!255 (bvadd #b00000000001
                    (ite (= ((_ extract 37 37) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!258 (bvadd #b00000000010
                    (ite (= ((_ extract 39 39) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!259 (bvadd #b00000000001
                    (ite (= ((_ extract 40 40) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!261 (bvadd #b00000000001
                    (ite (= ((_ extract 42 42) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!263 (bvadd #b00000000001
                    (ite (= ((_ extract 44 44) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!266 (bvadd #b00000000010
                    (ite (= ((_ extract 46 46) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!267 (bvadd #b00000000001
                    (ite (= ((_ extract 47 47) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!269 (bvadd #b00000000001
                    (ite (= ((_ extract 49 49) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!271 (bvadd #b00000000001
                    (ite (= ((_ extract 51 51) b) #b0)
                         #b00000000001
                         #b00000000000)))
      (a!294 (and (= ((_ extract 62 52) c) #b11111111111)
                  (not (= ((_ extract 51 0) c) #x0000000000000))))
      (a!296 (not (and (= ((_ extract 62 52) c) #b11111111111)
                       (= ((_ extract 51 0) c) #x0000000000000))))
      (a!297 (bvmul #xfffffffffffffffff
                    (ite (= ((_ extract 62 52) c) #b00000000000)
                         #x00000000000000000
                         #x00010000000000000)))
      (a!301 (bvadd (concat #b0000000000000000000000000000000000000000000000000000000000000000000
                            ((_ extract 63 63) a))
                    (bvmul #xfffffffffffffffff
                           (concat #b0000000000000000000000000000000000000000000000000000000000000000000
                                   ((_ extract 63 63) b)))))
      (a!302 (bvadd (concat #b0000000000000000000000000000000000000000000000000000000000000000000
                            ((_ extract 63 63) b))
                    (bvmul #xfffffffffffffffff
                           (concat #b0000000000000000000000000000000000000000000000000000000000000000000
                                   ((_ extract 63 63) a)))))
      (a!305 (bvadd #xffffffffffffffbcd
                    (concat #b000000000000000000000000000000000000000000000000000000000
                            ((_ extract 62 52) c))
                    (ite (= ((_ extract 62 52) c) #b00000000000)
                         #x00000000000000001
                         #x00000000000000000)))
      (a!312 (bvmul #x00000000000000002
                    (ite (= ((_ extract 62 52) c) #b00000000000)
                         #x00000000000000000
                         #x00010000000000000)))
      (a!323 (and (= ((_ extract 63 63) a) #b0)
                  (= ((_ extract 51 0) a) #x0000000000000)
                  (= ((_ extract 62 52) a) #b11111111111)))
      (a!324 (and (= ((_ extract 63 63) b) #b0)
                  (= ((_ extract 51 0) b) #x0000000000000)
                  (= ((_ extract 62 52) b) #b11111111111)))
      (a!325 (and (= ((_ extract 63 63) a) #b1)
                  (= ((_ extract 51 0) a) #x0000000000000)
                  (= ((_ extract 62 52) a) #b11111111111)))
      (a!326 (and (= ((_ extract 63 63) b) #b1)
                  (= ((_ extract 51 0) b) #x0000000000000)
                  (= ((_ extract 62 52) b) #b11111111111)))
      (a!327 (and true
                  (and (= ((_ extract 51 0) a) #x0000000000000)
                       (= ((_ extract 62 52) a) #b11111111111))))
      (a!455 (bvnot ((_ extract 10 10)
                      (bvadd #b00000000001 ((_ extract 62 52) b)))))
      (a!459 (bvnot ((_ extract 10 10)
                      (bvadd #b00000000001 ((_ extract 62 52) a)))))
      (a!855 (not (and (= ((_ extract 51 0) b) #x0000000000000)
                       (= ((_ extract 62 52) b) #b11111111111))))
      (a!856 (not (and (= ((_ extract 51 0) a) #x0000000000000)
                       (= ((_ extract 62 52) a) #b11111111111))))
      (a!864 (or (= ((_ extract 63 63) b) #b0)
                 (and (= ((_ extract 51 0) b) #x0000000000000)
                      (= ((_ extract 62 52) b) #b11111111111))))
      (a!865 (or (= ((_ extract 63 63) a) ((_ extract 63 63) b))
                 (and (= ((_ extract 51 0) a) #x0000000000000)
                      (= ((_ extract 62 52) a) #b11111111111))))
      (a!866 (or (not (= ((_ extract 63 63) b) #b0))
                 (and (= ((_ extract 51 0) b) #x0000000000000)
                      (= ((_ extract 62 52) b) #b11111111111))))
      (a!867 (or (and (= ((_ extract 51 0) a) #x0000000000000)
                      (= ((_ extract 62 52) a) #b00000000000))
                 (= ((_ extract 63 63) a) ((_ extract 63 63) b))))
      (a!873 (ite (and (= ((_ extract 51 0) a) #x0000000000000)
                       (= ((_ extract 62 52) a) #b11111111111))
                  #b11111111111
                  #b00000000000))
      (a!875 (ite (and (= ((_ extract 51 0) b) #x0000000000000)
                       (= ((_ extract 62 52) b) #b11111111111))
                  #x0000000000001
                  #x0000000000000))
      (a!876 (ite (and (= ((_ extract 51 0) a) #x0000000000000)
                       (= ((_ extract 62 52) a) #b11111111111))
                  #x0000000000001
                  #x0000000000000))
      (a!877 (ite (and (= ((_ extract 51 0) a) #x0000000000000)
                       (= ((_ extract 62 52) a) #b00000000000))
                  #x0000000000001
                  #x0000000000000)))
(let ((a!7 (not (= (concat #x0000 ((_ extract 51 0) b)) a!6)))
      (a!9 (and (= ((_ extract 62 52) b) #b11111111111)
                (= ((_ extract 51 0) b) #x0000000000000)
                a!1
                (not a!3)))
      (a!11 (and a!1
                 a!2
                 (not a!3)
                 (not a!4)
                 (= (concat #x0000 ((_ extract 51 0) a)) a!5)
                 (= (concat #x0000 ((_ extract 51 0) b)) a!6)))
      (a!12 (and (= ((_ extract 62 52) a) #b11111111111)
                 (= ((_ extract 51 0) a) #x0000000000000)
                 a!2
                 (not a!4)))
      (a!13 (not (= (concat #x0000 ((_ extract 51 0) a)) a!5)))
      (a!18 (or (= ((_ extract 62 52) a) #b11111111111)
                (and (= ((_ extract 51 0) a) #x0000000000000)
                     (= ((_ extract 62 52) a) #b00000000000))
                (and a!17 (= ((_ extract 62 52) a) #b00000000000))))
      (a!21 (ite (= ((_ extract 2 1) a) #b00)
                 a!19
                 (ite (= ((_ extract 2 2) a) #b0) a!20 #b000000)))
      (a!24 (ite (= ((_ extract 5 4) a) #b00)
                 a!22
                 (ite (= ((_ extract 5 5) a) #b0) a!23 #b000000)))
      (a!28 (ite (= ((_ extract 8 7) a) #b00)
                 a!26
                 (ite (= ((_ extract 8 8) a) #b0) a!27 #b000000)))
      (a!30 (bvadd #b000010 (ite (= ((_ extract 10 10) a) #b0) a!29 #b000000)))
      (a!36 (ite (= ((_ extract 15 14) a) #b00)
                 a!34
                 (ite (= ((_ extract 15 15) a) #b0) a!35 #b000000)))
      (a!39 (ite (= ((_ extract 18 17) a) #b00)
                 a!37
                 (ite (= ((_ extract 18 18) a) #b0) a!38 #b000000)))
      (a!43 (ite (= ((_ extract 21 20) a) #b00)
                 a!41
                 (ite (= ((_ extract 21 21) a) #b0) a!42 #b000000)))
      (a!45 (bvadd #b000010 (ite (= ((_ extract 23 23) a) #b0) a!44 #b000000)))
      (a!52 (ite (= ((_ extract 28 27) a) #b00)
                 a!50
                 (ite (= ((_ extract 28 28) a) #b0) a!51 #b000000)))
      (a!55 (ite (= ((_ extract 31 30) a) #b00)
                 a!53
                 (ite (= ((_ extract 31 31) a) #b0) a!54 #b000000)))
      (a!59 (ite (= ((_ extract 34 33) a) #b00)
                 a!57
                 (ite (= ((_ extract 34 34) a) #b0) a!58 #b000000)))
      (a!61 (bvadd #b000010 (ite (= ((_ extract 36 36) a) #b0) a!60 #b000000)))
      (a!67 (ite (= ((_ extract 41 40) a) #b00)
                 a!65
                 (ite (= ((_ extract 41 41) a) #b0) a!66 #b000000)))
      (a!69 (bvadd #b000010 (ite (= ((_ extract 43 43) a) #b0) a!68 #b000000)))
      (a!75 (ite (= ((_ extract 48 47) a) #b00)
                 a!73
                 (ite (= ((_ extract 48 48) a) #b0) a!74 #b000000)))
      (a!77 (bvadd #b000010 (ite (= ((_ extract 50 50) a) #b0) a!76 #b000000)))
      (a!83 (or (= ((_ extract 62 52) b) #b11111111111)
                (and (= ((_ extract 51 0) b) #x0000000000000)
                     (= ((_ extract 62 52) b) #b00000000000))
                (and a!82 (= ((_ extract 62 52) b) #b00000000000))))
      (a!86 (ite (= ((_ extract 2 1) b) #b00)
                 a!84
                 (ite (= ((_ extract 2 2) b) #b0) a!85 #b000000)))
      (a!89 (ite (= ((_ extract 5 4) b) #b00)
                 a!87
                 (ite (= ((_ extract 5 5) b) #b0) a!88 #b000000)))
      (a!93 (ite (= ((_ extract 8 7) b) #b00)
                 a!91
                 (ite (= ((_ extract 8 8) b) #b0) a!92 #b000000)))
      (a!95 (bvadd #b000010 (ite (= ((_ extract 10 10) b) #b0) a!94 #b000000)))
      (a!101 (ite (= ((_ extract 15 14) b) #b00)
                  a!99
                  (ite (= ((_ extract 15 15) b) #b0) a!100 #b000000)))
      (a!104 (ite (= ((_ extract 18 17) b) #b00)
                  a!102
                  (ite (= ((_ extract 18 18) b) #b0) a!103 #b000000)))
      (a!108 (ite (= ((_ extract 21 20) b) #b00)
                  a!106
                  (ite (= ((_ extract 21 21) b) #b0) a!107 #b000000)))
      (a!110 (bvadd #b000010 (ite (= ((_ extract 23 23) b) #b0) a!109 #b000000)))
      (a!117 (ite (= ((_ extract 28 27) b) #b00)
                  a!115
                  (ite (= ((_ extract 28 28) b) #b0) a!116 #b000000)))
      (a!120 (ite (= ((_ extract 31 30) b) #b00)
                  a!118
                  (ite (= ((_ extract 31 31) b) #b0) a!119 #b000000)))
      (a!124 (ite (= ((_ extract 34 33) b) #b00)
                  a!122
                  (ite (= ((_ extract 34 34) b) #b0) a!123 #b000000)))
      (a!126 (bvadd #b000010 (ite (= ((_ extract 36 36) b) #b0) a!125 #b000000)))
      (a!132 (ite (= ((_ extract 41 40) b) #b00)
                  a!130
                  (ite (= ((_ extract 41 41) b) #b0) a!131 #b000000)))
      (a!134 (bvadd #b000010 (ite (= ((_ extract 43 43) b) #b0) a!133 #b000000)))
      (a!140 (ite (= ((_ extract 48 47) b) #b00)
                  a!138
                  (ite (= ((_ extract 48 48) b) #b0) a!139 #b000000)))
      (a!142 (bvadd #b000010 (ite (= ((_ extract 50 50) b) #b0) a!141 #b000000)))
      (a!150 (ite (= ((_ extract 2 1) a) #b00)
                  a!148
                  (ite (= ((_ extract 2 2) a) #b0) a!149 #b00000000000)))
      (a!153 (ite (= ((_ extract 5 4) a) #b00)
                  a!151
                  (ite (= ((_ extract 5 5) a) #b0) a!152 #b00000000000)))
      (a!157 (ite (= ((_ extract 8 7) a) #b00)
                  a!155
                  (ite (= ((_ extract 8 8) a) #b0) a!156 #b00000000000)))
      (a!159 (bvadd #b00000000010
                    (ite (= ((_ extract 10 10) a) #b0) a!158 #b00000000000)))
      (a!165 (ite (= ((_ extract 15 14) a) #b00)
                  a!163
                  (ite (= ((_ extract 15 15) a) #b0) a!164 #b00000000000)))
      (a!168 (ite (= ((_ extract 18 17) a) #b00)
                  a!166
                  (ite (= ((_ extract 18 18) a) #b0) a!167 #b00000000000)))
      (a!172 (ite (= ((_ extract 21 20) a) #b00)
                  a!170
                  (ite (= ((_ extract 21 21) a) #b0) a!171 #b00000000000)))
      (a!174 (bvadd #b00000000010
                    (ite (= ((_ extract 23 23) a) #b0) a!173 #b00000000000)))
      (a!181 (ite (= ((_ extract 28 27) a) #b00)
                  a!179
                  (ite (= ((_ extract 28 28) a) #b0) a!180 #b00000000000)))
      (a!184 (ite (= ((_ extract 31 30) a) #b00)
                  a!182
                  (ite (= ((_ extract 31 31) a) #b0) a!183 #b00000000000)))
      (a!188 (ite (= ((_ extract 34 33) a) #b00)
                  a!186
                  (ite (= ((_ extract 34 34) a) #b0) a!187 #b00000000000)))
      (a!190 (bvadd #b00000000010
                    (ite (= ((_ extract 36 36) a) #b0) a!189 #b00000000000)))
      (a!196 (ite (= ((_ extract 41 40) a) #b00)
                  a!194
                  (ite (= ((_ extract 41 41) a) #b0) a!195 #b00000000000)))
      (a!198 (bvadd #b00000000010
                    (ite (= ((_ extract 43 43) a) #b0) a!197 #b00000000000)))
      (a!204 (ite (= ((_ extract 48 47) a) #b00)
                  a!202
                  (ite (= ((_ extract 48 48) a) #b0) a!203 #b00000000000)))
      (a!206 (bvadd #b00000000010
                    (ite (= ((_ extract 50 50) a) #b0) a!205 #b00000000000)))
      (a!214 (ite (= ((_ extract 2 1) b) #b00)
                  a!212
                  (ite (= ((_ extract 2 2) b) #b0) a!213 #b00000000000)))
      (a!217 (ite (= ((_ extract 5 4) b) #b00)
                  a!215
                  (ite (= ((_ extract 5 5) b) #b0) a!216 #b00000000000)))
      (a!221 (ite (= ((_ extract 8 7) b) #b00)
                  a!219
                  (ite (= ((_ extract 8 8) b) #b0) a!220 #b00000000000)))
      (a!223 (bvadd #b00000000010
                    (ite (= ((_ extract 10 10) b) #b0) a!222 #b00000000000)))
      (a!229 (ite (= ((_ extract 15 14) b) #b00)
                  a!227
                  (ite (= ((_ extract 15 15) b) #b0) a!228 #b00000000000)))
      (a!232 (ite (= ((_ extract 18 17) b) #b00)
                  a!230
                  (ite (= ((_ extract 18 18) b) #b0) a!231 #b00000000000)))
      (a!236 (ite (= ((_ extract 21 20) b) #b00)
                  a!234
                  (ite (= ((_ extract 21 21) b) #b0) a!235 #b00000000000)))
      (a!238 (bvadd #b00000000010
                    (ite (= ((_ extract 23 23) b) #b0) a!237 #b00000000000)))
      (a!245 (ite (= ((_ extract 28 27) b) #b00)
                  a!243
                  (ite (= ((_ extract 28 28) b) #b0) a!244 #b00000000000)))
      (a!248 (ite (= ((_ extract 31 30) b) #b00)
                  a!246
                  (ite (= ((_ extract 31 31) b) #b0) a!247 #b00000000000)))
      (a!252 (ite (= ((_ extract 34 33) b) #b00)
                  a!250
                  (ite (= ((_ extract 34 34) b) #b0) a!251 #b00000000000)))
      (a!254 (bvadd #b00000000010
                    (ite (= ((_ extract 36 36) b) #b0) a!253 #b00000000000)))
      (a!260 (ite (= ((_ extract 41 40) b) #b00)
                  a!258
                  (ite (= ((_ extract 41 41) b) #b0) a!259 #b00000000000)))
      (a!262 (bvadd #b00000000010
                    (ite (= ((_ extract 43 43) b) #b0) a!261 #b00000000000)))
      (a!268 (ite (= ((_ extract 48 47) b) #b00)
                  a!266
                  (ite (= ((_ extract 48 48) b) #b0) a!267 #b00000000000)))
      (a!270 (bvadd #b00000000010
                    (ite (= ((_ extract 50 50) b) #b0) a!269 #b00000000000)))
      (a!298 (and a!296
                  (not a!294)
                  (= (concat #x0000 ((_ extract 51 0) c)) a!297)))
      (a!303 (and (not a!294)
                  (= (concat #b0000000000000000000000000000000000000000000000000000000000000000000
                             ((_ extract 63 63) c))
                     (ite (bvsle #x00000000000000000 a!301) a!301 a!302))))
      (a!306 (and (= (concat #x0000 ((_ extract 51 0) c))
                     (bvadd #x00010000000000000 a!297))
                  (not (bvsle a!305 #xffffffffffffffbce))))
      (a!313 (bvadd #xfffffffffffffffff
                    (bvmul #x00000000000000002
                           (concat #x0000 ((_ extract 51 0) c)))
                    a!312))
      (a!316 (bvadd #x00000000000000001
                    (bvmul #x00000000000000002
                           (concat #x0000 ((_ extract 51 0) c)))
                    a!312))
      (a!328 (or (and a!17 (= ((_ extract 62 52) a) #b00000000000))
                 (and (= ((_ extract 51 0) a) #x0000000000000)
                      (= ((_ extract 62 52) a) #b00000000000))
                 (= ((_ extract 62 52) a) #b11111111111)))
      (a!331 (or (and a!82 (= ((_ extract 62 52) b) #b00000000000))
                 (and (= ((_ extract 51 0) b) #x0000000000000)
                      (= ((_ extract 62 52) b) #b00000000000))
                 (= ((_ extract 62 52) b) #b11111111111))))
(let ((a!8 (and a!1
                a!2
                (not a!3)
                (not a!4)
                (= (concat #x0000 ((_ extract 51 0) a)) a!5)
                a!7))
      (a!14 (or a!13
                (and (= ((_ extract 62 52) a) #b11111111111)
                     (= ((_ extract 51 0) a) #x0000000000000))))
      (a!25 (bvadd #b000111
                   (ite (= ((_ extract 5 3) a) #b000)
                        (bvadd #b000011 a!21)
                        a!24)))
      (a!32 (ite (= ((_ extract 12 11) a) #b00)
                 a!30
                 (ite (= ((_ extract 12 12) a) #b0) a!31 #b000000)))
      (a!40 (bvadd #b000111
                   (ite (= ((_ extract 18 16) a) #b000)
                        (bvadd #b000011 a!36)
                        a!39)))
      (a!47 (ite (= ((_ extract 25 24) a) #b00)
                 a!45
                 (ite (= ((_ extract 25 25) a) #b0) a!46 #b000000)))
      (a!56 (bvadd #b000111
                   (ite (= ((_ extract 31 29) a) #b000)
                        (bvadd #b000011 a!52)
                        a!55)))
      (a!63 (ite (= ((_ extract 38 37) a) #b00)
                 a!61
                 (ite (= ((_ extract 38 38) a) #b0) a!62 #b000000)))
      (a!71 (ite (= ((_ extract 45 44) a) #b00)
                 a!69
                 (ite (= ((_ extract 45 45) a) #b0) a!70 #b000000)))
      (a!79 (ite (= ((_ extract 51 49) a) #b000)
                 (bvadd #b000100 a!75)
                 (ite (= ((_ extract 51 51) a) #b0) a!77 a!78)))
      (a!90 (bvadd #b000111
                   (ite (= ((_ extract 5 3) b) #b000)
                        (bvadd #b000011 a!86)
                        a!89)))
      (a!97 (ite (= ((_ extract 12 11) b) #b00)
                 a!95
                 (ite (= ((_ extract 12 12) b) #b0) a!96 #b000000)))
      (a!105 (bvadd #b000111
                    (ite (= ((_ extract 18 16) b) #b000)
                         (bvadd #b000011 a!101)
                         a!104)))
      (a!112 (ite (= ((_ extract 25 24) b) #b00)
                  a!110
                  (ite (= ((_ extract 25 25) b) #b0) a!111 #b000000)))
      (a!121 (bvadd #b000111
                    (ite (= ((_ extract 31 29) b) #b000)
                         (bvadd #b000011 a!117)
                         a!120)))
      (a!128 (ite (= ((_ extract 38 37) b) #b00)
                  a!126
                  (ite (= ((_ extract 38 38) b) #b0) a!127 #b000000)))
      (a!136 (ite (= ((_ extract 45 44) b) #b00)
                  a!134
                  (ite (= ((_ extract 45 45) b) #b0) a!135 #b000000)))
      (a!144 (ite (= ((_ extract 51 49) b) #b000)
                  (bvadd #b000100 a!140)
                  (ite (= ((_ extract 51 51) b) #b0) a!142 a!143)))
      (a!154 (bvadd #b00000000111
                    (ite (= ((_ extract 5 3) a) #b000)
                         (bvadd #b00000000011 a!150)
                         a!153)))
      (a!161 (ite (= ((_ extract 12 11) a) #b00)
                  a!159
                  (ite (= ((_ extract 12 12) a) #b0) a!160 #b00000000000)))
      (a!169 (bvadd #b00000000111
                    (ite (= ((_ extract 18 16) a) #b000)
                         (bvadd #b00000000011 a!165)
                         a!168)))
      (a!176 (ite (= ((_ extract 25 24) a) #b00)
                  a!174
                  (ite (= ((_ extract 25 25) a) #b0) a!175 #b00000000000)))
      (a!185 (bvadd #b00000000111
                    (ite (= ((_ extract 31 29) a) #b000)
                         (bvadd #b00000000011 a!181)
                         a!184)))
      (a!192 (ite (= ((_ extract 38 37) a) #b00)
                  a!190
                  (ite (= ((_ extract 38 38) a) #b0) a!191 #b00000000000)))
      (a!200 (ite (= ((_ extract 45 44) a) #b00)
                  a!198
                  (ite (= ((_ extract 45 45) a) #b0) a!199 #b00000000000)))
      (a!208 (ite (= ((_ extract 51 49) a) #b000)
                  (bvadd #b00000000100 a!204)
                  (ite (= ((_ extract 51 51) a) #b0) a!206 a!207)))
      (a!218 (bvadd #b00000000111
                    (ite (= ((_ extract 5 3) b) #b000)
                         (bvadd #b00000000011 a!214)
                         a!217)))
      (a!225 (ite (= ((_ extract 12 11) b) #b00)
                  a!223
                  (ite (= ((_ extract 12 12) b) #b0) a!224 #b00000000000)))
      (a!233 (bvadd #b00000000111
                    (ite (= ((_ extract 18 16) b) #b000)
                         (bvadd #b00000000011 a!229)
                         a!232)))
      (a!240 (ite (= ((_ extract 25 24) b) #b00)
                  a!238
                  (ite (= ((_ extract 25 25) b) #b0) a!239 #b00000000000)))
      (a!249 (bvadd #b00000000111
                    (ite (= ((_ extract 31 29) b) #b000)
                         (bvadd #b00000000011 a!245)
                         a!248)))
      (a!256 (ite (= ((_ extract 38 37) b) #b00)
                  a!254
                  (ite (= ((_ extract 38 38) b) #b0) a!255 #b00000000000)))
      (a!264 (ite (= ((_ extract 45 44) b) #b00)
                  a!262
                  (ite (= ((_ extract 45 45) b) #b0) a!263 #b00000000000)))
      (a!272 (ite (= ((_ extract 51 49) b) #b000)
                  (bvadd #b00000000100 a!268)
                  (ite (= ((_ extract 51 51) b) #b0) a!270 a!271)))
      (a!295 (or (and (= ((_ extract 62 52) c) #b11111111111)
                      (= ((_ extract 51 0) c) #x0000000000000))
                 (not a!12)))
      (a!304 (not (and (not a!3) (not a!4) (not (or a!10 a!11)))))
      (a!456 (ite a!331
                  #b10000000010
                  (concat a!455 (bvadd #b0000000001 ((_ extract 61 52) b)))))
      (a!460 (ite a!328
                  #b10000000010
                  (concat a!459 (bvadd #b0000000001 ((_ extract 61 52) a)))))
      (a!656 (bvmul #b111111
                    (ite a!331 #b000010 (bvadd #b000001 ((_ extract 57 52) b))))))
(let ((a!15 (and a!2
                 (not a!3)
                 (not a!4)
                 (= (concat #x0000 ((_ extract 51 0) b)) a!6)
                 a!14))
      (a!33 (ite (= ((_ extract 12 6) a) #b0000000)
                 a!25
                 (ite (= ((_ extract 12 9) a) #x0) (bvadd #b000100 a!28) a!32)))
      (a!48 (ite (= ((_ extract 25 19) a) #b0000000)
                 a!40
                 (ite (= ((_ extract 25 22) a) #x0) (bvadd #b000100 a!43) a!47)))
      (a!64 (ite (= ((_ extract 38 32) a) #b0000000)
                 a!56
                 (ite (= ((_ extract 38 35) a) #x0) (bvadd #b000100 a!59) a!63)))
      (a!72 (bvadd #b000111
                   (ite (= ((_ extract 45 42) a) #x0)
                        (bvadd #b000100 a!67)
                        a!71)))
      (a!98 (ite (= ((_ extract 12 6) b) #b0000000)
                 a!90
                 (ite (= ((_ extract 12 9) b) #x0) (bvadd #b000100 a!93) a!97)))
      (a!113 (ite (= ((_ extract 25 19) b) #b0000000)
                  a!105
                  (ite (= ((_ extract 25 22) b) #x0)
                       (bvadd #b000100 a!108)
                       a!112)))
      (a!129 (ite (= ((_ extract 38 32) b) #b0000000)
                  a!121
                  (ite (= ((_ extract 38 35) b) #x0)
                       (bvadd #b000100 a!124)
                       a!128)))
      (a!137 (bvadd #b000111
                    (ite (= ((_ extract 45 42) b) #x0)
                         (bvadd #b000100 a!132)
                         a!136)))
      (a!162 (ite (= ((_ extract 12 6) a) #b0000000)
                  a!154
                  (ite (= ((_ extract 12 9) a) #x0)
                       (bvadd #b00000000100 a!157)
                       a!161)))
      (a!177 (ite (= ((_ extract 25 19) a) #b0000000)
                  a!169
                  (ite (= ((_ extract 25 22) a) #x0)
                       (bvadd #b00000000100 a!172)
                       a!176)))
      (a!193 (ite (= ((_ extract 38 32) a) #b0000000)
                  a!185
                  (ite (= ((_ extract 38 35) a) #x0)
                       (bvadd #b00000000100 a!188)
                       a!192)))
      (a!201 (bvadd #b00000000111
                    (ite (= ((_ extract 45 42) a) #x0)
                         (bvadd #b00000000100 a!196)
                         a!200)))
      (a!226 (ite (= ((_ extract 12 6) b) #b0000000)
                  a!218
                  (ite (= ((_ extract 12 9) b) #x0)
                       (bvadd #b00000000100 a!221)
                       a!225)))
      (a!241 (ite (= ((_ extract 25 19) b) #b0000000)
                  a!233
                  (ite (= ((_ extract 25 22) b) #x0)
                       (bvadd #b00000000100 a!236)
                       a!240)))
      (a!257 (ite (= ((_ extract 38 32) b) #b0000000)
                  a!249
                  (ite (= ((_ extract 38 35) b) #x0)
                       (bvadd #b00000000100 a!252)
                       a!256)))
      (a!265 (bvadd #b00000000111
                    (ite (= ((_ extract 45 42) b) #x0)
                         (bvadd #b00000000100 a!260)
                         a!264)))
      (a!457 (bvmul #b1111111111111
                    (concat (concat (ite a!331 #b1 a!455) (ite a!331 #b1 a!455)) a!456)))
      (a!461 (concat (concat (ite a!328 #b1 a!459) (ite a!328 #b1 a!459)) a!460)))
(let ((a!49 (bvadd #b011011
                   (ite (= ((_ extract 25 13) a) #b0000000000000)
                        (bvadd #b001101 a!33)
                        a!48)))
      (a!80 (ite (= ((_ extract 51 39) a) #b0000000000000)
                 (bvadd #b001110 a!64)
                 (ite (= ((_ extract 51 46) a) #b000000) a!72 a!79)))
      (a!114 (bvadd #b011011
                    (ite (= ((_ extract 25 13) b) #b0000000000000)
                         (bvadd #b001101 a!98)
                         a!113)))
      (a!145 (ite (= ((_ extract 51 39) b) #b0000000000000)
                  (bvadd #b001110 a!129)
                  (ite (= ((_ extract 51 46) b) #b000000) a!137 a!144)))
      (a!178 (bvadd #b00000011011
                    (ite (= ((_ extract 25 13) a) #b0000000000000)
                         (bvadd #b00000001101 a!162)
                         a!177)))
      (a!209 (ite (= ((_ extract 51 39) a) #b0000000000000)
                  (bvadd #b00000001110 a!193)
                  (ite (= ((_ extract 51 46) a) #b000000) a!201 a!208)))
      (a!242 (bvadd #b00000011011
                    (ite (= ((_ extract 25 13) b) #b0000000000000)
                         (bvadd #b00000001101 a!226)
                         a!241)))
      (a!273 (ite (= ((_ extract 51 39) b) #b0000000000000)
                  (bvadd #b00000001110 a!257)
                  (ite (= ((_ extract 51 46) b) #b000000) a!265 a!272)))
      (a!299 (or (not a!15)
                 (and (= ((_ extract 62 52) c) #b11111111111)
                      (= ((_ extract 51 0) c) #x0000000000000)))))
(let ((a!81 (ite (or (not a!18) (= ((_ extract 51 0) a) #x0000000000000))
                 #b000000
                 (ite (= ((_ extract 51 26) a) #b00000000000000000000000000)
                      a!49
                      a!80)))
      (a!146 (ite (or (not a!83) (= ((_ extract 51 0) b) #x0000000000000))
                  #b000000
                  (ite (= ((_ extract 51 26) b) #b00000000000000000000000000)
                       a!114
                       a!145)))
      (a!210 (ite (or (not a!18) (= ((_ extract 51 0) a) #x0000000000000))
                  #b00000000000
                  (ite (= ((_ extract 51 26) a) #b00000000000000000000000000)
                       a!178
                       a!209)))
      (a!274 (ite (or (not a!83) (= ((_ extract 51 0) b) #x0000000000000))
                  #b00000000000
                  (ite (= ((_ extract 51 26) b) #b00000000000000000000000000)
                       a!242
                       a!273)))
      (a!329 (ite (or (not a!328) (= ((_ extract 51 0) a) #x0000000000000))
                  #b00000000000
                  (ite (= ((_ extract 51 26) a) #b00000000000000000000000000)
                       a!178
                       a!209)))
      (a!332 (ite (or (= ((_ extract 51 0) b) #x0000000000000) (not a!331))
                  #b00000000000
                  (ite (= ((_ extract 51 26) b) #b00000000000000000000000000)
                       a!242
                       a!273)))
      (a!458 (ite (or (not a!331) (= ((_ extract 51 0) b) #x0000000000000))
                  #b00000000000
                  (ite (= ((_ extract 51 26) b) #b00000000000000000000000000)
                       a!242
                       a!273)))
      (a!657 (ite (or (not a!328) (= ((_ extract 51 0) a) #x0000000000000))
                  #b000000
                  (ite (= ((_ extract 51 26) a) #b00000000000000000000000000)
                       a!49
                       a!80)))
      (a!658 (ite (or (not a!331) (= ((_ extract 51 0) b) #x0000000000000))
                  #b000000
                  (ite (= ((_ extract 51 26) b) #b00000000000000000000000000)
                       a!114
                       a!145))))
(let ((a!147 (bvadd #x00000000000000401
                    (concat #b000000000000000000000000000000000000000000000000000000000
                            ((_ extract 62 52) b))
                    (bvmul #xfffffffffffffffff
                           (concat #b000000000000000000000000000000000000000000000000000000000
                                   ((_ extract 62 52) a)))
                    a!16
                    (concat #b00000000000000000000000000000000000000000000000000000000000000
                            a!81)
                    (bvmul #xfffffffffffffffff
                           (concat #b00000000000000000000000000000000000000000000000000000000000000
                                   a!146))
                    (ite (= ((_ extract 62 52) b) #b00000000000)
                         #x00000000000000001
                         #x00000000000000000)))
      (a!211 (ite a!18
                  (bvshl (concat #b0 ((_ extract 51 0) a))
                         (concat #b000000000000000000000000000000000000000000
                                 a!210))
                  (concat #b1 ((_ extract 51 0) a))))
      (a!275 (ite a!83
                  (bvshl (concat #b0 ((_ extract 51 0) b))
                         (concat #b000000000000000000000000000000000000000000
                                 a!274))
                  (concat #b1 ((_ extract 51 0) b))))
      (a!277 (bvadd #x00000000000000400
                    (concat #b000000000000000000000000000000000000000000000000000000000
                            ((_ extract 62 52) b))
                    (bvmul #xfffffffffffffffff
                           (concat #b000000000000000000000000000000000000000000000000000000000
                                   ((_ extract 62 52) a)))
                    a!16
                    (concat #b00000000000000000000000000000000000000000000000000000000000000
                            a!81)
                    (bvmul #xfffffffffffffffff
                           (concat #b00000000000000000000000000000000000000000000000000000000000000
                                   a!146))
                    (ite (= ((_ extract 62 52) b) #b00000000000)
                         #x00000000000000001
                         #x00000000000000000)))
      (a!280 (bvadd #xffffffffffffffc04
                    (concat #b000000000000000000000000000000000000000000000000000000000
                            ((_ extract 62 52) b))
                    (bvmul #xfffffffffffffffff
                           (concat #b000000000000000000000000000000000000000000000000000000000
                                   ((_ extract 62 52) a)))
                    a!16
                    (concat #b00000000000000000000000000000000000000000000000000000000000000
                            a!81)
                    (bvmul #xfffffffffffffffff
                           (concat #b00000000000000000000000000000000000000000000000000000000000000
                                   a!146))
                    (ite (= ((_ extract 62 52) b) #b00000000000)
                         #x00000000000000001
                         #x00000000000000000)))
      (a!281 (bvadd #xffffffffffffffc03
                    (concat #b000000000000000000000000000000000000000000000000000000000
                            ((_ extract 62 52) b))
                    (bvmul #xfffffffffffffffff
                           (concat #b000000000000000000000000000000000000000000000000000000000
                                   ((_ extract 62 52) a)))
                    a!16
                    (concat #b00000000000000000000000000000000000000000000000000000000000000
                            a!81)
                    (bvmul #xfffffffffffffffff
                           (concat #b00000000000000000000000000000000000000000000000000000000000000
                                   a!146))
                    (ite (= ((_ extract 62 52) b) #b00000000000)
                         #x00000000000000001
                         #x00000000000000000)))
      (a!307 (bvadd #xffffffffffffffc03
                    (concat #b000000000000000000000000000000000000000000000000000000000
                            ((_ extract 62 52) b))
                    (concat #b000000000000000000000000000000000000000000000000000000000
                            ((_ extract 62 52) c))
                    (bvmul #xfffffffffffffffff
                           (concat #b000000000000000000000000000000000000000000000000000000000
                                   ((_ extract 62 52) a)))
                    a!16
                    (concat #b00000000000000000000000000000000000000000000000000000000000000
                            a!81)
                    (bvmul #xfffffffffffffffff
                           (concat #b00000000000000000000000000000000000000000000000000000000000000
                                   a!146))
                    (ite (= ((_ extract 62 52) b) #b00000000000)
                         #x00000000000000001
                         #x00000000000000000)
                    (ite (= ((_ extract 62 52) c) #b00000000000)
                         #x00000000000000001
                         #x00000000000000000)))
      (a!308 (bvadd #xffffffffffffffc02
                    (concat #b000000000000000000000000000000000000000000000000000000000
                            ((_ extract 62 52) b))
                    (concat #b000000000000000000000000000000000000000000000000000000000
                            ((_ extract 62 52) c))
                    (bvmul #xfffffffffffffffff
                           (concat #b000000000000000000000000000000000000000000000000000000000
                                   ((_ extract 62 52) a)))
                    a!16
                    (concat #b00000000000000000000000000000000000000000000000000000000000000
                            a!81)
                    (bvmul #xfffffffffffffffff
                           (concat #b00000000000000000000000000000000000000000000000000000000000000
                                   a!146))
                    (ite (= ((_ extract 62 52) b) #b00000000000)
                         #x00000000000000001
                         #x00000000000000000)
                    (ite (= ((_ extract 62 52) c) #b00000000000)
                         #x00000000000000001
                         #x00000000000000000)))
      (a!330 (ite a!328
                  (bvshl (concat #b0 ((_ extract 51 0) a))
                         (concat #b000000000000000000000000000000000000000000
                                 a!329))
                  (concat #b1 ((_ extract 51 0) a))))
      (a!333 (ite a!331
                  (bvshl (concat #b0 ((_ extract 51 0) b))
                         (concat #b000000000000000000000000000000000000000000
                                 a!332))
                  (concat #b1 ((_ extract 51 0) b))))
      (a!462 (bvadd a!457
                    (concat #b00 a!458)
                    (bvmul #b1111111111111 (concat #b00 a!329))
                    a!461))
      (a!659 (bvadd a!656
                    (bvmul #b111111 a!657)
                    (ite a!328 #b000010 (bvadd #b000001 ((_ extract 57 52) a)))
                    a!658)))
(let ((a!276 (concat #b0000000000000
                     ((_ extract 108 54)
                       (bvudiv (concat a!211 #x000000000000000000000000000)
                                 (concat #x000000000000000000000000000 a!275)))))
      (a!282 (ite (bvsle #x00000000000000000 a!281)
                  (ite (bvsle a!281 #x00000000000000037)
                       a!281
                       #x00000000000000037)
                  #x00000000000000000))
      (a!287 (= ((_ extract 53 0)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b000000000000000000000000000000000000000000000000000000))
      (a!309 (ite (bvsle #x00000000000000000 a!308)
                  (ite (bvsle a!308 #x00000000000000037)
                       a!308
                       #x00000000000000037)
                  #x00000000000000000))
      (a!334 (bvredor ((_ extract 160 110)
                        (bvudiv (concat a!330 #x000000000000000000000000000)
                                  (concat #x000000000000000000000000000 a!333)))))
      (a!335 (= ((_ extract 109 81)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00000000000000000000000000000))
      (a!336 (= ((_ extract 80 67)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00000000000000))
      (a!337 (= ((_ extract 66 60)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0000000))
      (a!338 (= ((_ extract 59 56)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #x0))
      (a!339 (= ((_ extract 55 54)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00))
      (a!340 (bvredor ((_ extract 53 0)
                        (bvudiv (concat a!330 #x000000000000000000000000000)
                                  (concat #x000000000000000000000000000 a!333)))))
      (a!341 (= ((_ extract 55 55)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!342 (= ((_ extract 54 54)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!344 (= ((_ extract 59 58)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00))
      (a!345 (= ((_ extract 57 57)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!346 (= ((_ extract 56 56)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!348 (= ((_ extract 59 59)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!349 (= ((_ extract 58 58)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!351 (= ((_ extract 66 63)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #x0))
      (a!352 (= ((_ extract 62 61)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00))
      (a!353 (= ((_ extract 60 60)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!354 (= ((_ extract 62 62)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!355 (= ((_ extract 61 61)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!357 (= ((_ extract 66 65)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00))
      (a!358 (= ((_ extract 64 64)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!359 (= ((_ extract 63 63)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!361 (= ((_ extract 66 66)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!362 (= ((_ extract 65 65)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!365 (= ((_ extract 80 74)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0000000))
      (a!366 (= ((_ extract 73 70)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #x0))
      (a!367 (= ((_ extract 69 68)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00))
      (a!368 (= ((_ extract 67 67)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!369 (= ((_ extract 69 69)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!370 (= ((_ extract 68 68)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!372 (= ((_ extract 73 72)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00))
      (a!373 (= ((_ extract 71 71)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!374 (= ((_ extract 70 70)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!376 (= ((_ extract 73 73)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!377 (= ((_ extract 72 72)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!379 (= ((_ extract 80 77)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #x0))
      (a!380 (= ((_ extract 76 75)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00))
      (a!381 (= ((_ extract 74 74)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!382 (= ((_ extract 76 76)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!383 (= ((_ extract 75 75)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!385 (= ((_ extract 80 79)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00))
      (a!386 (= ((_ extract 78 78)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!387 (= ((_ extract 77 77)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!389 (= ((_ extract 80 80)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!390 (= ((_ extract 79 79)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!394 (= ((_ extract 109 95)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b000000000000000))
      (a!395 (= ((_ extract 94 88)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0000000))
      (a!396 (= ((_ extract 87 84)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #x0))
      (a!397 (= ((_ extract 83 82)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00))
      (a!398 (= ((_ extract 81 81)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!399 (= ((_ extract 83 83)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!400 (= ((_ extract 82 82)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!402 (= ((_ extract 87 86)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00))
      (a!403 (= ((_ extract 85 85)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!404 (= ((_ extract 84 84)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!406 (= ((_ extract 87 87)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!407 (= ((_ extract 86 86)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!409 (= ((_ extract 94 91)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #x0))
      (a!410 (= ((_ extract 90 89)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00))
      (a!411 (= ((_ extract 88 88)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!412 (= ((_ extract 90 90)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!413 (= ((_ extract 89 89)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!415 (= ((_ extract 94 93)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00))
      (a!416 (= ((_ extract 92 92)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!417 (= ((_ extract 91 91)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!419 (= ((_ extract 94 94)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!420 (= ((_ extract 93 93)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!423 (= ((_ extract 109 102)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #x00))
      (a!424 (= ((_ extract 101 98)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #x0))
      (a!425 (= ((_ extract 97 96)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00))
      (a!426 (= ((_ extract 95 95)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!427 (= ((_ extract 97 97)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!428 (= ((_ extract 96 96)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!430 (= ((_ extract 101 100)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00))
      (a!431 (= ((_ extract 99 99)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!432 (= ((_ extract 98 98)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!434 (= ((_ extract 101 101)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!435 (= ((_ extract 100 100)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!438 (= ((_ extract 109 106)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #x0))
      (a!439 (= ((_ extract 105 104)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00))
      (a!440 (= ((_ extract 103 103)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!441 (= ((_ extract 102 102)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!443 (= ((_ extract 105 105)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!444 (= ((_ extract 104 104)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!446 (= ((_ extract 109 108)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b00))
      (a!447 (= ((_ extract 107 107)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!448 (= ((_ extract 106 106)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!450 (= ((_ extract 109 109)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!451 (= ((_ extract 108 108)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b0))
      (a!496 (= ((_ extract 109 109)
                  (bvudiv (concat a!330 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!333)))
                #b1)))
(let ((a!278 (bvashr a!276
                     (ite (bvsle #x00000000000000000 a!277)
                          (ite (bvsle a!277 #x00000000000000037)
                               a!277
                               #x00000000000000037)
                          #x00000000000000000)))
      (a!283 (and (bvsle #x00000000000000001 a!280)
                  (bvsle a!280 #x00000000000000038)
                  (not (bvsle #x00020000000000000 (bvashr a!276 a!282)))))
      (a!286 (and (bvsle #x00000000000000001 a!280)
                  (bvsle a!280 #x00000000000000038)
                  (not (bvsle #x00000000000000001 (bvashr a!276 a!282)))))
      (a!288 (and (= (bvshl (bvashr a!276 a!282) a!282) a!276)
                  a!287
                  (= (bvashr a!276 a!282) #x00000000000000001)
                  (bvsle #x00000000000000001 a!280)
                  (bvsle a!280 #x00000000000000038)))
      (a!310 (not (bvsle #x0003fffffffffffff
                         (bvashr (bvmul #x00000000000000002 a!276) a!309))))
      (a!314 (and (bvsle #x00000000000000001 a!307)
                  (bvsle a!307 #x00000000000000038)
                  (not (bvsle a!313 (bvashr a!276 a!309)))))
      (a!317 (and (= (bvshl (bvashr a!276 a!309) a!309) a!276)
                  a!287
                  (bvsle #x00000000000000001 a!307)
                  (bvsle a!307 #x00000000000000038)
                  (= (bvashr a!276 a!309) a!316)))
      (a!318 (and (= (bvshl (bvashr a!276 a!309) a!309) a!276)
                  a!287
                  (bvsle #x00000000000000001 a!307)
                  (bvsle a!307 #x00000000000000038)
                  (= (bvashr a!276 a!309) a!313)))
      (a!319 (and (bvsle #x00000000000000001 a!307)
                  (bvsle a!307 #x00000000000000038)
                  (not (bvsle a!316 (bvashr a!276 a!309)))))
      (a!343 (ite a!339
                  (bvadd #b000000000000000000000000000000000000000000000000000000010
                         (ite (= a!340 #b0)
                              #b000000000000000000000000000000000000000000000000000000001
                              #b000000000000000000000000000000000000000000000000000000000))
                  (ite a!341
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!342
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!347 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!345
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!346
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!356 (ite a!352
                  (bvadd #b000000000000000000000000000000000000000000000000000000010
                         (ite a!353
                              #b000000000000000000000000000000000000000000000000000000001
                              #b000000000000000000000000000000000000000000000000000000000))
                  (ite a!354
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!355
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!360 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!358
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!359
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!371 (ite a!367
                  (bvadd #b000000000000000000000000000000000000000000000000000000010
                         (ite a!368
                              #b000000000000000000000000000000000000000000000000000000001
                              #b000000000000000000000000000000000000000000000000000000000))
                  (ite a!369
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!370
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!375 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!373
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!374
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!384 (ite a!380
                  (bvadd #b000000000000000000000000000000000000000000000000000000010
                         (ite a!381
                              #b000000000000000000000000000000000000000000000000000000001
                              #b000000000000000000000000000000000000000000000000000000000))
                  (ite a!382
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!383
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!388 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!386
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!387
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!401 (ite a!397
                  (bvadd #b000000000000000000000000000000000000000000000000000000010
                         (ite a!398
                              #b000000000000000000000000000000000000000000000000000000001
                              #b000000000000000000000000000000000000000000000000000000000))
                  (ite a!399
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!400
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!405 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!403
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!404
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!414 (ite a!410
                  (bvadd #b000000000000000000000000000000000000000000000000000000010
                         (ite a!411
                              #b000000000000000000000000000000000000000000000000000000001
                              #b000000000000000000000000000000000000000000000000000000000))
                  (ite a!412
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!413
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!418 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!416
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!417
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!429 (ite a!425
                  (bvadd #b000000000000000000000000000000000000000000000000000000010
                         (ite a!426
                              #b000000000000000000000000000000000000000000000000000000001
                              #b000000000000000000000000000000000000000000000000000000000))
                  (ite a!427
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!428
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!433 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!431
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!432
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!442 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!440
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!441
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!449 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!447
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!448
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!452 (ite a!450
                  ((_ extract 56 1)
                    (bvadd #b000000000000000000000000000000000000000000000000000000001
                           (ite a!451
                                #b000000000000000000000000000000000000000000000000000000001
                                #b000000000000000000000000000000000000000000000000000000000)))
                  #x00000000000000))
      (a!463 (ite a!339
                  (bvadd #b0000000000010
                         (ite (= a!340 #b0) #b0000000000001 #b0000000000000))
                  (ite a!341
                       (bvadd #b0000000000001
                              (ite a!342 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!464 (bvadd #b0000000000010
                    (ite a!345
                         (bvadd #b0000000000001
                                (ite a!346 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!466 (ite a!352
                  (bvadd #b0000000000010
                         (ite a!353 #b0000000000001 #b0000000000000))
                  (ite a!354
                       (bvadd #b0000000000001
                              (ite a!355 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!467 (bvadd #b0000000000010
                    (ite a!358
                         (bvadd #b0000000000001
                                (ite a!359 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!470 (ite a!367
                  (bvadd #b0000000000010
                         (ite a!368 #b0000000000001 #b0000000000000))
                  (ite a!369
                       (bvadd #b0000000000001
                              (ite a!370 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!471 (bvadd #b0000000000010
                    (ite a!373
                         (bvadd #b0000000000001
                                (ite a!374 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!473 (ite a!380
                  (bvadd #b0000000000010
                         (ite a!381 #b0000000000001 #b0000000000000))
                  (ite a!382
                       (bvadd #b0000000000001
                              (ite a!383 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!474 (bvadd #b0000000000010
                    (ite a!386
                         (bvadd #b0000000000001
                                (ite a!387 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!477 (ite a!397
                  (bvadd #b0000000000010
                         (ite a!398 #b0000000000001 #b0000000000000))
                  (ite a!399
                       (bvadd #b0000000000001
                              (ite a!400 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!478 (bvadd #b0000000000010
                    (ite a!403
                         (bvadd #b0000000000001
                                (ite a!404 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!480 (ite a!410
                  (bvadd #b0000000000010
                         (ite a!411 #b0000000000001 #b0000000000000))
                  (ite a!412
                       (bvadd #b0000000000001
                              (ite a!413 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!481 (bvadd #b0000000000010
                    (ite a!416
                         (bvadd #b0000000000001
                                (ite a!417 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!484 (ite a!425
                  (bvadd #b0000000000010
                         (ite a!426 #b0000000000001 #b0000000000000))
                  (ite a!427
                       (bvadd #b0000000000001
                              (ite a!428 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!485 (bvadd #b0000000000010
                    (ite a!431
                         (bvadd #b0000000000001
                                (ite a!432 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!487 (bvadd #b0000000000010
                    (ite a!440
                         (bvadd #b0000000000001
                                (ite a!441 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!489 (bvadd #b0000000000010
                    (ite a!447
                         (bvadd #b0000000000001
                                (ite a!448 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!497 (concat ((_ extract 109 54)
                       (bvudiv (concat a!330 #x000000000000000000000000000)
                                 (concat #x000000000000000000000000000 a!333)))
                     a!340))
      (a!660 (ite a!339
                  (bvadd #b000010 (ite (= a!340 #b0) #b000001 #b000000))
                  (ite a!341
                       (bvadd #b000001 (ite a!342 #b000001 #b000000))
                       #b000000)))
      (a!661 (bvadd #b000010
                    (ite a!345
                         (bvadd #b000001 (ite a!346 #b000001 #b000000))
                         #b000000)))
      (a!663 (ite a!352
                  (bvadd #b000010 (ite a!353 #b000001 #b000000))
                  (ite a!354
                       (bvadd #b000001 (ite a!355 #b000001 #b000000))
                       #b000000)))
      (a!664 (bvadd #b000010
                    (ite a!358
                         (bvadd #b000001 (ite a!359 #b000001 #b000000))
                         #b000000)))
      (a!667 (ite a!367
                  (bvadd #b000010 (ite a!368 #b000001 #b000000))
                  (ite a!369
                       (bvadd #b000001 (ite a!370 #b000001 #b000000))
                       #b000000)))
      (a!668 (bvadd #b000010
                    (ite a!373
                         (bvadd #b000001 (ite a!374 #b000001 #b000000))
                         #b000000)))
      (a!670 (ite a!380
                  (bvadd #b000010 (ite a!381 #b000001 #b000000))
                  (ite a!382
                       (bvadd #b000001 (ite a!383 #b000001 #b000000))
                       #b000000)))
      (a!671 (bvadd #b000010
                    (ite a!386
                         (bvadd #b000001 (ite a!387 #b000001 #b000000))
                         #b000000)))
      (a!674 (ite a!397
                  (bvadd #b000010 (ite a!398 #b000001 #b000000))
                  (ite a!399
                       (bvadd #b000001 (ite a!400 #b000001 #b000000))
                       #b000000)))
      (a!675 (bvadd #b000010
                    (ite a!403
                         (bvadd #b000001 (ite a!404 #b000001 #b000000))
                         #b000000)))
      (a!677 (ite a!410
                  (bvadd #b000010 (ite a!411 #b000001 #b000000))
                  (ite a!412
                       (bvadd #b000001 (ite a!413 #b000001 #b000000))
                       #b000000)))
      (a!678 (bvadd #b000010
                    (ite a!416
                         (bvadd #b000001 (ite a!417 #b000001 #b000000))
                         #b000000)))
      (a!681 (ite a!425
                  (bvadd #b000010 (ite a!426 #b000001 #b000000))
                  (ite a!427
                       (bvadd #b000001 (ite a!428 #b000001 #b000000))
                       #b000000)))
      (a!682 (bvadd #b000010
                    (ite a!431
                         (bvadd #b000001 (ite a!432 #b000001 #b000000))
                         #b000000)))
      (a!684 (bvadd #b000010
                    (ite a!440
                         (bvadd #b000001 (ite a!441 #b000001 #b000000))
                         #b000000)))
      (a!686 (bvadd #b000010
                    (ite a!447
                         (bvadd #b000001 (ite a!448 #b000001 #b000000))
                         #b000000)))
      (a!819 (ite a!339
                  (bvadd #b00000000010
                         (ite (= a!340 #b0) #b00000000001 #b00000000000))
                  (ite a!341
                       (bvadd #b00000000001
                              (ite a!342 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!820 (bvadd #b00000000010
                    (ite a!345
                         (bvadd #b00000000001
                                (ite a!346 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!822 (ite a!352
                  (bvadd #b00000000010 (ite a!353 #b00000000001 #b00000000000))
                  (ite a!354
                       (bvadd #b00000000001
                              (ite a!355 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!823 (bvadd #b00000000010
                    (ite a!358
                         (bvadd #b00000000001
                                (ite a!359 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!826 (ite a!367
                  (bvadd #b00000000010 (ite a!368 #b00000000001 #b00000000000))
                  (ite a!369
                       (bvadd #b00000000001
                              (ite a!370 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!827 (bvadd #b00000000010
                    (ite a!373
                         (bvadd #b00000000001
                                (ite a!374 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!829 (ite a!380
                  (bvadd #b00000000010 (ite a!381 #b00000000001 #b00000000000))
                  (ite a!382
                       (bvadd #b00000000001
                              (ite a!383 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!830 (bvadd #b00000000010
                    (ite a!386
                         (bvadd #b00000000001
                                (ite a!387 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!833 (ite a!397
                  (bvadd #b00000000010 (ite a!398 #b00000000001 #b00000000000))
                  (ite a!399
                       (bvadd #b00000000001
                              (ite a!400 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!834 (bvadd #b00000000010
                    (ite a!403
                         (bvadd #b00000000001
                                (ite a!404 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!836 (ite a!410
                  (bvadd #b00000000010 (ite a!411 #b00000000001 #b00000000000))
                  (ite a!412
                       (bvadd #b00000000001
                              (ite a!413 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!837 (bvadd #b00000000010
                    (ite a!416
                         (bvadd #b00000000001
                                (ite a!417 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!840 (ite a!425
                  (bvadd #b00000000010 (ite a!426 #b00000000001 #b00000000000))
                  (ite a!427
                       (bvadd #b00000000001
                              (ite a!428 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!841 (bvadd #b00000000010
                    (ite a!431
                         (bvadd #b00000000001
                                (ite a!432 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!843 (bvadd #b00000000010
                    (ite a!440
                         (bvadd #b00000000001
                                (ite a!441 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!845 (bvadd #b00000000010
                    (ite a!447
                         (bvadd #b00000000001
                                (ite a!448 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!868 (or (and (= ((_ extract 51 0) a) #x0000000000000)
                      (= ((_ extract 62 52) a) #b00000000000))
                 (= a!334 #b1))))
(let ((a!279 (or (not (bvsle a!147 #x00000000000000038))
                 (and (bvsle #x00000000000000001 a!147)
                      (bvsle a!147 #x00000000000000038)
                      (not (bvsle #x0003fffffffffffff a!278)))))
      (a!284 (not (or (not (bvsle a!280 #x00000000000000038)) a!283)))
      (a!289 (not (or a!286 a!288 (not (bvsle a!280 #x00000000000000038)))))
      (a!292 (and a!1
                  a!2
                  (not a!3)
                  (not a!4)
                  a!13
                  a!7
                  (or a!286 a!288 (not (bvsle a!280 #x00000000000000038)))))
      (a!311 (not (or (not (bvsle a!307 #x00000000000000038))
                      (and (bvsle #x00000000000000001 a!307)
                           (bvsle a!307 #x00000000000000038)
                           a!310))))
      (a!315 (or (and (not (bvsle a!307 #x00000000000000038))
                      (bvsle #x00000000000000001 a!313))
                 a!314))
      (a!320 (or a!317
                 (and (not (bvsle a!307 #x00000000000000038))
                      (bvsle #x00000000000000001 a!316))
                 a!319))
      (a!350 (ite a!344
                  a!347
                  (ite a!348
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!349
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!363 (ite a!357
                  a!360
                  (ite a!361
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!362
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!378 (ite a!372
                  a!375
                  (ite a!376
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!377
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!391 (ite a!385
                  a!388
                  (ite a!389
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!390
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!408 (ite a!402
                  a!405
                  (ite a!406
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!407
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!421 (ite a!415
                  a!418
                  (ite a!419
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!420
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!436 (ite a!430
                  a!433
                  (ite a!434
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!435
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!445 (ite a!439
                  a!442
                  (ite a!443
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!444
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!465 (ite a!344
                  a!464
                  (ite a!348
                       (bvadd #b0000000000001
                              (ite a!349 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!468 (ite a!357
                  a!467
                  (ite a!361
                       (bvadd #b0000000000001
                              (ite a!362 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!472 (ite a!372
                  a!471
                  (ite a!376
                       (bvadd #b0000000000001
                              (ite a!377 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!475 (ite a!385
                  a!474
                  (ite a!389
                       (bvadd #b0000000000001
                              (ite a!390 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!479 (ite a!402
                  a!478
                  (ite a!406
                       (bvadd #b0000000000001
                              (ite a!407 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!482 (ite a!415
                  a!481
                  (ite a!419
                       (bvadd #b0000000000001
                              (ite a!420 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!486 (ite a!430
                  a!485
                  (ite a!434
                       (bvadd #b0000000000001
                              (ite a!435 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!488 (ite a!439
                  a!487
                  (ite a!443
                       (bvadd #b0000000000001
                              (ite a!444 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!490 (ite a!446
                  a!489
                  (ite a!450
                       (bvadd #b0000000000001
                              (ite a!451 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!498 (ite a!446
                  a!449
                  (ite a!450
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!451
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!662 (ite a!344
                  a!661
                  (ite a!348
                       (bvadd #b000001 (ite a!349 #b000001 #b000000))
                       #b000000)))
      (a!665 (ite a!357
                  a!664
                  (ite a!361
                       (bvadd #b000001 (ite a!362 #b000001 #b000000))
                       #b000000)))
      (a!669 (ite a!372
                  a!668
                  (ite a!376
                       (bvadd #b000001 (ite a!377 #b000001 #b000000))
                       #b000000)))
      (a!672 (ite a!385
                  a!671
                  (ite a!389
                       (bvadd #b000001 (ite a!390 #b000001 #b000000))
                       #b000000)))
      (a!676 (ite a!402
                  a!675
                  (ite a!406
                       (bvadd #b000001 (ite a!407 #b000001 #b000000))
                       #b000000)))
      (a!679 (ite a!415
                  a!678
                  (ite a!419
                       (bvadd #b000001 (ite a!420 #b000001 #b000000))
                       #b000000)))
      (a!683 (ite a!430
                  a!682
                  (ite a!434
                       (bvadd #b000001 (ite a!435 #b000001 #b000000))
                       #b000000)))
      (a!685 (ite a!439
                  a!684
                  (ite a!443
                       (bvadd #b000001 (ite a!444 #b000001 #b000000))
                       #b000000)))
      (a!687 (ite a!446
                  a!686
                  (ite a!450
                       (bvadd #b000001 (ite a!451 #b000001 #b000000))
                       #b000000)))
      (a!821 (ite a!344
                  a!820
                  (ite a!348
                       (bvadd #b00000000001
                              (ite a!349 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!824 (ite a!357
                  a!823
                  (ite a!361
                       (bvadd #b00000000001
                              (ite a!362 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!828 (ite a!372
                  a!827
                  (ite a!376
                       (bvadd #b00000000001
                              (ite a!377 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!831 (ite a!385
                  a!830
                  (ite a!389
                       (bvadd #b00000000001
                              (ite a!390 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!835 (ite a!402
                  a!834
                  (ite a!406
                       (bvadd #b00000000001
                              (ite a!407 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!838 (ite a!415
                  a!837
                  (ite a!419
                       (bvadd #b00000000001
                              (ite a!420 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!842 (ite a!430
                  a!841
                  (ite a!434
                       (bvadd #b00000000001
                              (ite a!435 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!844 (ite a!439
                  a!843
                  (ite a!443
                       (bvadd #b00000000001
                              (ite a!444 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!846 (ite a!446
                  a!845
                  (ite a!450
                       (bvadd #b00000000001
                              (ite a!451 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!869 (ite a!868
                  (ite (= ((_ extract 63 63) a) ((_ extract 63 63) b)) #b0 #b1)
                  (bvxor ((_ extract 63 63) a) ((_ extract 63 63) b)))))
(let ((a!285 (and a!1 a!2 (not a!3) (not a!4) a!13 a!7 a!279 a!284))
      (a!290 (and a!1
                  a!2
                  (not a!3)
                  (not a!4)
                  a!13
                  a!7
                  (or (not (bvsle a!280 #x00000000000000038)) a!283)
                  a!289))
      (a!291 (and a!1 a!2 (not a!3) (not a!4) a!13 a!7 (not a!279)))
      (a!321 (and a!296
                  (not a!294)
                  (or (not a!306) a!311)
                  (not a!315)
                  (or (= ((_ extract 0 0) c) #b0) (not (or a!317 a!318)))
                  a!320))
      (a!364 (ite a!337
                  (bvadd #b000000000000000000000000000000000000000000000000000000111
                         (ite a!338
                              (bvadd #b000000000000000000000000000000000000000000000000000000100
                                     a!343)
                              a!350))
                  (ite a!351
                       (bvadd #b000000000000000000000000000000000000000000000000000000100
                              a!356)
                       a!363)))
      (a!392 (ite a!365
                  (bvadd #b000000000000000000000000000000000000000000000000000000111
                         (ite a!366
                              (bvadd #b000000000000000000000000000000000000000000000000000000100
                                     a!371)
                              a!378))
                  (ite a!379
                       (bvadd #b000000000000000000000000000000000000000000000000000000100
                              a!384)
                       a!391)))
      (a!422 (ite a!395
                  (bvadd #b000000000000000000000000000000000000000000000000000000111
                         (ite a!396
                              (bvadd #b000000000000000000000000000000000000000000000000000000100
                                     a!401)
                              a!408))
                  (ite a!409
                       (bvadd #b000000000000000000000000000000000000000000000000000000100
                              a!414)
                       a!421)))
      (a!437 ((_ extract 56 1)
               (bvadd #b000000000000000000000000000000000000000000000000000001000
                      (ite a!424
                           (bvadd #b000000000000000000000000000000000000000000000000000000100
                                  a!429)
                           a!436))))
      (a!469 (ite a!337
                  (bvadd #b0000000000111
                         (ite a!338 (bvadd #b0000000000100 a!463) a!465))
                  (ite a!351 (bvadd #b0000000000100 a!466) a!468)))
      (a!476 (ite a!365
                  (bvadd #b0000000000111
                         (ite a!366 (bvadd #b0000000000100 a!470) a!472))
                  (ite a!379 (bvadd #b0000000000100 a!473) a!475)))
      (a!483 (ite a!395
                  (bvadd #b0000000000111
                         (ite a!396 (bvadd #b0000000000100 a!477) a!479))
                  (ite a!409 (bvadd #b0000000000100 a!480) a!482)))
      (a!491 (ite a!423
                  (bvadd #b0000000001000
                         (ite a!424 (bvadd #b0000000000100 a!484) a!486))
                  (ite a!438 (bvadd #b0000000000100 a!488) a!490)))
      (a!499 (ite a!423
                  (bvadd #b000000000000000000000000000000000000000000000000000001000
                         (ite a!424
                              (bvadd #b000000000000000000000000000000000000000000000000000000100
                                     a!429)
                              a!436))
                  (ite a!438
                       (bvadd #b000000000000000000000000000000000000000000000000000000100
                              a!445)
                       a!498)))
      (a!666 (ite a!337
                  (bvadd #b000111 (ite a!338 (bvadd #b000100 a!660) a!662))
                  (ite a!351 (bvadd #b000100 a!663) a!665)))
      (a!673 (ite a!365
                  (bvadd #b000111 (ite a!366 (bvadd #b000100 a!667) a!669))
                  (ite a!379 (bvadd #b000100 a!670) a!672)))
      (a!680 (ite a!395
                  (bvadd #b000111 (ite a!396 (bvadd #b000100 a!674) a!676))
                  (ite a!409 (bvadd #b000100 a!677) a!679)))
      (a!688 (ite a!423
                  (bvadd #b001000 (ite a!424 (bvadd #b000100 a!681) a!683))
                  (ite a!438 (bvadd #b000100 a!685) a!687)))
      (a!825 (ite a!337
                  (bvadd #b00000000111
                         (ite a!338 (bvadd #b00000000100 a!819) a!821))
                  (ite a!351 (bvadd #b00000000100 a!822) a!824)))
      (a!832 (ite a!365
                  (bvadd #b00000000111
                         (ite a!366 (bvadd #b00000000100 a!826) a!828))
                  (ite a!379 (bvadd #b00000000100 a!829) a!831)))
      (a!839 (ite a!395
                  (bvadd #b00000000111
                         (ite a!396 (bvadd #b00000000100 a!833) a!835))
                  (ite a!409 (bvadd #b00000000100 a!836) a!838)))
      (a!847 (ite a!423
                  (bvadd #b00000001000
                         (ite a!424 (bvadd #b00000000100 a!840) a!842))
                  (ite a!438 (bvadd #b00000000100 a!844) a!846)))
      (a!870 (ite (and (= ((_ extract 51 0) b) #x0000000000000)
                       (= ((_ extract 62 52) b) #b00000000000))
                  (ite a!867 #b0 #b1)
                  a!869)))
(let ((a!293 (or a!8
                 a!9
                 (and (not a!3) (not a!4) (not (or a!10 a!11)))
                 a!3
                 a!10
                 a!12
                 a!15
                 a!4
                 a!11
                 a!285
                 a!290
                 a!291
                 a!292))
      (a!300 (or (and (= ((_ extract 62 52) c) #b11111111111)
                      (= ((_ extract 51 0) c) #x0000000000000))
                 (not a!291)))
      (a!393 ((_ extract 56 1)
               (bvadd #b000000000000000000000000000000000000000000000000000011101
                      (ite a!336
                           (bvadd #b000000000000000000000000000000000000000000000000000001110
                                  a!364)
                           a!392))))
      (a!453 (ite a!423
                  a!437
                  (ite a!438
                       ((_ extract 56 1)
                         (bvadd #b000000000000000000000000000000000000000000000000000000100
                                a!445))
                       (ite a!446 ((_ extract 56 1) a!449) a!452))))
      (a!492 (ite a!335
                  (bvadd #b0000000011101
                         (ite a!336 (bvadd #b0000000001110 a!469) a!476))
                  (ite a!394 (bvadd #b0000000001111 a!483) a!491)))
      (a!500 (ite a!335
                  (bvadd #b000000000000000000000000000000000000000000000000000011101
                         (ite a!336
                              (bvadd #b000000000000000000000000000000000000000000000000000001110
                                     a!364)
                              a!392))
                  (ite a!394
                       (bvadd #b000000000000000000000000000000000000000000000000000001111
                              a!422)
                       a!499)))
      (a!689 (ite a!335
                  (bvadd #b011101 (ite a!336 (bvadd #b001110 a!666) a!673))
                  (ite a!394 (bvadd #b001111 a!680) a!688)))
      (a!848 (ite a!335
                  (bvadd #b00000011101
                         (ite a!336 (bvadd #b00000001110 a!825) a!832))
                  (ite a!394 (bvadd #b00000001111 a!839) a!847)))
      (a!871 (ite a!324
                  (ite a!865 #b0 #b1)
                  (ite a!325
                       (ite a!866 #b0 #b1)
                       (ite a!326 (ite a!865 #b0 #b1) a!870)))))
(let ((a!322 (and (or a!294 (not (or a!3 a!4)))
                  a!295
                  (or (not a!9) a!298)
                  a!299
                  (or (not (or a!10 a!11)) a!294)
                  (or a!298 (not a!8))
                  a!300
                  (or a!303 a!304)
                  (or a!298 (not a!292))
                  (or (not a!285) a!321)
                  (or (not a!290) a!321)))
      (a!454 (ite a!335
                  a!393
                  (ite a!394
                       ((_ extract 56 1)
                         (bvadd #b000000000000000000000000000000000000000000000000000001111
                                a!422))
                       a!453)))
      (a!493 (bvadd #b0000000000001
                    a!457
                    (concat #b00 a!458)
                    (bvmul #b1111111111111 (concat #b00 a!329))
                    (bvmul #b1111111111111 a!492)
                    a!461))
      (a!501 (= ((_ extract 56 56)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b1))
      (a!508 (= ((_ extract 0 0)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!510 (= ((_ extract 2 2)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!511 (= ((_ extract 1 1)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!515 (= ((_ extract 4 4)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!516 (= ((_ extract 3 3)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!519 (= ((_ extract 6 6)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!520 (= ((_ extract 5 5)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!525 (= ((_ extract 7 7)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!527 (= ((_ extract 9 9)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!528 (= ((_ extract 8 8)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!532 (= ((_ extract 11 11)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!533 (= ((_ extract 10 10)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!536 (= ((_ extract 13 13)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!537 (= ((_ extract 12 12)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!544 (= ((_ extract 14 14)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!546 (= ((_ extract 16 16)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!547 (= ((_ extract 15 15)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!551 (= ((_ extract 18 18)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!552 (= ((_ extract 17 17)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!555 (= ((_ extract 20 20)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!556 (= ((_ extract 19 19)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!561 (= ((_ extract 21 21)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!563 (= ((_ extract 23 23)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!564 (= ((_ extract 22 22)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!568 (= ((_ extract 25 25)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!569 (= ((_ extract 24 24)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!572 (= ((_ extract 27 27)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!573 (= ((_ extract 26 26)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!581 (= ((_ extract 28 28)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!583 (= ((_ extract 30 30)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!584 (= ((_ extract 29 29)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!588 (= ((_ extract 32 32)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!589 (= ((_ extract 31 31)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!592 (= ((_ extract 34 34)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!593 (= ((_ extract 33 33)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!598 (= ((_ extract 35 35)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!600 (= ((_ extract 37 37)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!601 (= ((_ extract 36 36)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!605 (= ((_ extract 39 39)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!606 (= ((_ extract 38 38)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!609 (= ((_ extract 41 41)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!610 (= ((_ extract 40 40)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!617 (= ((_ extract 42 42)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!619 (= ((_ extract 44 44)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!620 (= ((_ extract 43 43)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!624 (= ((_ extract 46 46)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!625 (= ((_ extract 45 45)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!628 (= ((_ extract 48 48)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!629 (= ((_ extract 47 47)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!634 (= ((_ extract 50 50)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!635 (= ((_ extract 49 49)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!638 (= ((_ extract 52 52)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!639 (= ((_ extract 51 51)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!643 (= ((_ extract 54 54)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!644 (= ((_ extract 53 53)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!647 (= ((_ extract 56 56)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!648 (= ((_ extract 55 55)
                  (bvshl a!497
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!500)))
                #b0))
      (a!690 (bvadd #b000001
                    a!656
                    (bvmul #b111111 a!657)
                    (bvmul #b111111 a!689)
                    (ite a!328 #b000010 (bvadd #b000001 ((_ extract 57 52) a)))
                    a!658))
      (a!872 (= ((_ extract 63 63) c)
                (ite (or a!3 a!4) #b0 (ite a!323 (ite a!864 #b0 #b1) a!871)))))
(let ((a!494 (not (ite (= a!454 #x00000000000000)
                       (= ((_ extract 12 12) a!462) #b1)
                       (= ((_ extract 12 12) a!493) #b1))))
      (a!495 (or (ite (= a!454 #x00000000000000)
                      (= ((_ extract 10 10) a!462) #b1)
                      (= ((_ extract 10 10) a!493) #b1))
                 (ite (= a!454 #x00000000000000)
                      (= ((_ extract 11 11) a!462) #b1)
                      (= ((_ extract 11 11) a!493) #b1))))
      (a!502 (and (= (ite (= a!454 #x00000000000000) a!462 a!493)
                     #b0001111111111)
                  (ite (= a!454 #x00000000000000) a!496 a!501)))
      (a!503 (ite (= a!454 #x00000000000000)
                  ((_ extract 109 81)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 56 28)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!504 (ite (= a!454 #x00000000000000)
                  ((_ extract 80 67)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 27 14)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!505 (ite (= a!454 #x00000000000000)
                  ((_ extract 66 60)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 13 7)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!506 (ite (= a!454 #x00000000000000)
                  ((_ extract 59 56)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 6 3)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!507 (ite (= a!454 #x00000000000000)
                  ((_ extract 55 54)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 2 1)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!509 (bvadd #b0000000000010
                    (ite (ite (= a!454 #x00000000000000) (= a!340 #b0) a!508)
                         #b0000000000001
                         #b0000000000000)))
      (a!512 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!342 a!511)
                         #b0000000000001
                         #b0000000000000)))
      (a!514 (ite (= a!454 #x00000000000000)
                  ((_ extract 59 58)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 6 5)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!517 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!346 a!516)
                         #b0000000000001
                         #b0000000000000)))
      (a!521 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!349 a!520)
                         #b0000000000001
                         #b0000000000000)))
      (a!523 (ite (= a!454 #x00000000000000)
                  ((_ extract 66 63)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 13 10)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!524 (ite (= a!454 #x00000000000000)
                  ((_ extract 62 61)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 9 8)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!526 (bvadd #b0000000000010
                    (ite (ite (= a!454 #x00000000000000) a!353 a!525)
                         #b0000000000001
                         #b0000000000000)))
      (a!529 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!355 a!528)
                         #b0000000000001
                         #b0000000000000)))
      (a!531 (ite (= a!454 #x00000000000000)
                  ((_ extract 66 65)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 13 12)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!534 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!359 a!533)
                         #b0000000000001
                         #b0000000000000)))
      (a!538 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!362 a!537)
                         #b0000000000001
                         #b0000000000000)))
      (a!541 (ite (= a!454 #x00000000000000)
                  ((_ extract 80 74)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 27 21)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!542 (ite (= a!454 #x00000000000000)
                  ((_ extract 73 70)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 20 17)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!543 (ite (= a!454 #x00000000000000)
                  ((_ extract 69 68)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 16 15)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!545 (bvadd #b0000000000010
                    (ite (ite (= a!454 #x00000000000000) a!368 a!544)
                         #b0000000000001
                         #b0000000000000)))
      (a!548 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!370 a!547)
                         #b0000000000001
                         #b0000000000000)))
      (a!550 (ite (= a!454 #x00000000000000)
                  ((_ extract 73 72)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 20 19)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!553 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!374 a!552)
                         #b0000000000001
                         #b0000000000000)))
      (a!557 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!377 a!556)
                         #b0000000000001
                         #b0000000000000)))
      (a!559 (ite (= a!454 #x00000000000000)
                  ((_ extract 80 77)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 27 24)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!560 (ite (= a!454 #x00000000000000)
                  ((_ extract 76 75)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 23 22)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!562 (bvadd #b0000000000010
                    (ite (ite (= a!454 #x00000000000000) a!381 a!561)
                         #b0000000000001
                         #b0000000000000)))
      (a!565 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!383 a!564)
                         #b0000000000001
                         #b0000000000000)))
      (a!567 (ite (= a!454 #x00000000000000)
                  ((_ extract 80 79)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 27 26)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!570 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!387 a!569)
                         #b0000000000001
                         #b0000000000000)))
      (a!574 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!390 a!573)
                         #b0000000000001
                         #b0000000000000)))
      (a!577 (ite (= a!454 #x00000000000000)
                  ((_ extract 109 95)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 56 42)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!578 (ite (= a!454 #x00000000000000)
                  ((_ extract 94 88)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 41 35)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!579 (ite (= a!454 #x00000000000000)
                  ((_ extract 87 84)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 34 31)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!580 (ite (= a!454 #x00000000000000)
                  ((_ extract 83 82)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 30 29)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!582 (bvadd #b0000000000010
                    (ite (ite (= a!454 #x00000000000000) a!398 a!581)
                         #b0000000000001
                         #b0000000000000)))
      (a!585 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!400 a!584)
                         #b0000000000001
                         #b0000000000000)))
      (a!587 (ite (= a!454 #x00000000000000)
                  ((_ extract 87 86)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 34 33)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!590 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!404 a!589)
                         #b0000000000001
                         #b0000000000000)))
      (a!594 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!407 a!593)
                         #b0000000000001
                         #b0000000000000)))
      (a!596 (ite (= a!454 #x00000000000000)
                  ((_ extract 94 91)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 41 38)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!597 (ite (= a!454 #x00000000000000)
                  ((_ extract 90 89)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 37 36)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!599 (bvadd #b0000000000010
                    (ite (ite (= a!454 #x00000000000000) a!411 a!598)
                         #b0000000000001
                         #b0000000000000)))
      (a!602 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!413 a!601)
                         #b0000000000001
                         #b0000000000000)))
      (a!604 (ite (= a!454 #x00000000000000)
                  ((_ extract 94 93)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 41 40)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!607 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!417 a!606)
                         #b0000000000001
                         #b0000000000000)))
      (a!611 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!420 a!610)
                         #b0000000000001
                         #b0000000000000)))
      (a!614 (ite (= a!454 #x00000000000000)
                  ((_ extract 109 102)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 56 49)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!615 (ite (= a!454 #x00000000000000)
                  ((_ extract 101 98)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 48 45)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!616 (ite (= a!454 #x00000000000000)
                  ((_ extract 97 96)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 44 43)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!618 (bvadd #b0000000000010
                    (ite (ite (= a!454 #x00000000000000) a!426 a!617)
                         #b0000000000001
                         #b0000000000000)))
      (a!621 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!428 a!620)
                         #b0000000000001
                         #b0000000000000)))
      (a!623 (ite (= a!454 #x00000000000000)
                  ((_ extract 101 100)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 48 47)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!626 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!432 a!625)
                         #b0000000000001
                         #b0000000000000)))
      (a!630 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!435 a!629)
                         #b0000000000001
                         #b0000000000000)))
      (a!632 (ite (= a!454 #x00000000000000)
                  ((_ extract 109 106)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 56 53)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!633 (ite (= a!454 #x00000000000000)
                  ((_ extract 105 104)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 52 51)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!636 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!441 a!635)
                         #b0000000000001
                         #b0000000000000)))
      (a!640 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!444 a!639)
                         #b0000000000001
                         #b0000000000000)))
      (a!642 (ite (= a!454 #x00000000000000)
                  ((_ extract 109 108)
                    (bvudiv (concat a!330 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!333)))
                  ((_ extract 56 55)
                    (bvshl a!497
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!500)))))
      (a!645 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!448 a!644)
                         #b0000000000001
                         #b0000000000000)))
      (a!649 (bvadd #b0000000000001
                    (ite (ite (= a!454 #x00000000000000) a!451 a!648)
                         #b0000000000001
                         #b0000000000000)))
      (a!655 (concat (ite (= a!454 #x00000000000000)
                          a!497
                          (bvshl a!497
                                 (bvadd #b111111111111111111111111111111111111111111111111111111111
                                        a!500)))
                     #b000000000000000000000000000000000000000000000000000000000))
      (a!691 (bvadd #b000010
                    (ite (ite (= a!454 #x00000000000000) (= a!340 #b0) a!508)
                         #b000001
                         #b000000)))
      (a!692 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!342 a!511)
                         #b000001
                         #b000000)))
      (a!694 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!346 a!516)
                         #b000001
                         #b000000)))
      (a!696 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!349 a!520)
                         #b000001
                         #b000000)))
      (a!698 (bvadd #b000010
                    (ite (ite (= a!454 #x00000000000000) a!353 a!525)
                         #b000001
                         #b000000)))
      (a!699 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!355 a!528)
                         #b000001
                         #b000000)))
      (a!701 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!359 a!533)
                         #b000001
                         #b000000)))
      (a!703 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!362 a!537)
                         #b000001
                         #b000000)))
      (a!706 (bvadd #b000010
                    (ite (ite (= a!454 #x00000000000000) a!368 a!544)
                         #b000001
                         #b000000)))
      (a!707 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!370 a!547)
                         #b000001
                         #b000000)))
      (a!709 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!374 a!552)
                         #b000001
                         #b000000)))
      (a!711 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!377 a!556)
                         #b000001
                         #b000000)))
      (a!713 (bvadd #b000010
                    (ite (ite (= a!454 #x00000000000000) a!381 a!561)
                         #b000001
                         #b000000)))
      (a!714 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!383 a!564)
                         #b000001
                         #b000000)))
      (a!716 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!387 a!569)
                         #b000001
                         #b000000)))
      (a!718 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!390 a!573)
                         #b000001
                         #b000000)))
      (a!721 (bvadd #b000010
                    (ite (ite (= a!454 #x00000000000000) a!398 a!581)
                         #b000001
                         #b000000)))
      (a!722 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!400 a!584)
                         #b000001
                         #b000000)))
      (a!724 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!404 a!589)
                         #b000001
                         #b000000)))
      (a!726 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!407 a!593)
                         #b000001
                         #b000000)))
      (a!728 (bvadd #b000010
                    (ite (ite (= a!454 #x00000000000000) a!411 a!598)
                         #b000001
                         #b000000)))
      (a!729 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!413 a!601)
                         #b000001
                         #b000000)))
      (a!731 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!417 a!606)
                         #b000001
                         #b000000)))
      (a!733 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!420 a!610)
                         #b000001
                         #b000000)))
      (a!736 (bvadd #b000010
                    (ite (ite (= a!454 #x00000000000000) a!426 a!617)
                         #b000001
                         #b000000)))
      (a!737 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!428 a!620)
                         #b000001
                         #b000000)))
      (a!739 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!432 a!625)
                         #b000001
                         #b000000)))
      (a!741 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!435 a!629)
                         #b000001
                         #b000000)))
      (a!743 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!441 a!635)
                         #b000001
                         #b000000)))
      (a!745 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!444 a!639)
                         #b000001
                         #b000000)))
      (a!747 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!448 a!644)
                         #b000001
                         #b000000)))
      (a!749 (bvadd #b000001
                    (ite (ite (= a!454 #x00000000000000) a!451 a!648)
                         #b000001
                         #b000000)))
      (a!757 (bvadd #b00000000010
                    (ite (ite (= a!454 #x00000000000000) (= a!340 #b0) a!508)
                         #b00000000001
                         #b00000000000)))
      (a!758 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!342 a!511)
                         #b00000000001
                         #b00000000000)))
      (a!760 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!346 a!516)
                         #b00000000001
                         #b00000000000)))
      (a!762 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!349 a!520)
                         #b00000000001
                         #b00000000000)))
      (a!764 (bvadd #b00000000010
                    (ite (ite (= a!454 #x00000000000000) a!353 a!525)
                         #b00000000001
                         #b00000000000)))
      (a!765 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!355 a!528)
                         #b00000000001
                         #b00000000000)))
      (a!767 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!359 a!533)
                         #b00000000001
                         #b00000000000)))
      (a!769 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!362 a!537)
                         #b00000000001
                         #b00000000000)))
      (a!772 (bvadd #b00000000010
                    (ite (ite (= a!454 #x00000000000000) a!368 a!544)
                         #b00000000001
                         #b00000000000)))
      (a!773 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!370 a!547)
                         #b00000000001
                         #b00000000000)))
      (a!775 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!374 a!552)
                         #b00000000001
                         #b00000000000)))
      (a!777 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!377 a!556)
                         #b00000000001
                         #b00000000000)))
      (a!779 (bvadd #b00000000010
                    (ite (ite (= a!454 #x00000000000000) a!381 a!561)
                         #b00000000001
                         #b00000000000)))
      (a!780 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!383 a!564)
                         #b00000000001
                         #b00000000000)))
      (a!782 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!387 a!569)
                         #b00000000001
                         #b00000000000)))
      (a!784 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!390 a!573)
                         #b00000000001
                         #b00000000000)))
      (a!787 (bvadd #b00000000010
                    (ite (ite (= a!454 #x00000000000000) a!398 a!581)
                         #b00000000001
                         #b00000000000)))
      (a!788 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!400 a!584)
                         #b00000000001
                         #b00000000000)))
      (a!790 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!404 a!589)
                         #b00000000001
                         #b00000000000)))
      (a!792 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!407 a!593)
                         #b00000000001
                         #b00000000000)))
      (a!794 (bvadd #b00000000010
                    (ite (ite (= a!454 #x00000000000000) a!411 a!598)
                         #b00000000001
                         #b00000000000)))
      (a!795 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!413 a!601)
                         #b00000000001
                         #b00000000000)))
      (a!797 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!417 a!606)
                         #b00000000001
                         #b00000000000)))
      (a!799 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!420 a!610)
                         #b00000000001
                         #b00000000000)))
      (a!802 (bvadd #b00000000010
                    (ite (ite (= a!454 #x00000000000000) a!426 a!617)
                         #b00000000001
                         #b00000000000)))
      (a!803 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!428 a!620)
                         #b00000000001
                         #b00000000000)))
      (a!805 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!432 a!625)
                         #b00000000001
                         #b00000000000)))
      (a!807 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!435 a!629)
                         #b00000000001
                         #b00000000000)))
      (a!809 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!441 a!635)
                         #b00000000001
                         #b00000000000)))
      (a!811 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!444 a!639)
                         #b00000000001
                         #b00000000000)))
      (a!813 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!448 a!644)
                         #b00000000001
                         #b00000000000)))
      (a!815 (bvadd #b00000000001
                    (ite (ite (= a!454 #x00000000000000) a!451 a!648)
                         #b00000000001
                         #b00000000000))))
(let ((a!513 (ite (= a!507 #b00)
                  a!509
                  (ite (ite (= a!454 #x00000000000000) a!341 a!510)
                       a!512
                       #b0000000000000)))
      (a!518 (bvadd #b0000000000010
                    (ite (ite (= a!454 #x00000000000000) a!345 a!515)
                         a!517
                         #b0000000000000)))
      (a!530 (ite (= a!524 #b00)
                  a!526
                  (ite (ite (= a!454 #x00000000000000) a!354 a!527)
                       a!529
                       #b0000000000000)))
      (a!535 (bvadd #b0000000000010
                    (ite (ite (= a!454 #x00000000000000) a!358 a!532)
                         a!534
                         #b0000000000000)))
      (a!549 (ite (= a!543 #b00)
                  a!545
                  (ite (ite (= a!454 #x00000000000000) a!369 a!546)
                       a!548
                       #b0000000000000)))
      (a!554 (bvadd #b0000000000010
                    (ite (ite (= a!454 #x00000000000000) a!373 a!551)
                         a!553
                         #b0000000000000)))
      (a!566 (ite (= a!560 #b00)
                  a!562
                  (ite (ite (= a!454 #x00000000000000) a!382 a!563)
                       a!565
                       #b0000000000000)))
      (a!571 (bvadd #b0000000000010
                    (ite (ite (= a!454 #x00000000000000) a!386 a!568)
                         a!570
                         #b0000000000000)))
      (a!586 (ite (= a!580 #b00)
                  a!582
                  (ite (ite (= a!454 #x00000000000000) a!399 a!583)
                       a!585
                       #b0000000000000)))
      (a!591 (bvadd #b0000000000010
                    (ite (ite (= a!454 #x00000000000000) a!403 a!588)
                         a!590
                         #b0000000000000)))
      (a!603 (ite (= a!597 #b00)
                  a!599
                  (ite (ite (= a!454 #x00000000000000) a!412 a!600)
                       a!602
                       #b0000000000000)))
      (a!608 (bvadd #b0000000000010
                    (ite (ite (= a!454 #x00000000000000) a!416 a!605)
                         a!607
                         #b0000000000000)))
      (a!622 (ite (= a!616 #b00)
                  a!618
                  (ite (ite (= a!454 #x00000000000000) a!427 a!619)
                       a!621
                       #b0000000000000)))
      (a!627 (bvadd #b0000000000010
                    (ite (ite (= a!454 #x00000000000000) a!431 a!624)
                         a!626
                         #b0000000000000)))
      (a!637 (bvadd #b0000000000010
                    (ite (ite (= a!454 #x00000000000000) a!440 a!634)
                         a!636
                         #b0000000000000)))
      (a!646 (bvadd #b0000000000010
                    (ite (ite (= a!454 #x00000000000000) a!447 a!643)
                         a!645
                         #b0000000000000)))
      (a!693 (ite (= a!507 #b00)
                  a!691
                  (ite (ite (= a!454 #x00000000000000) a!341 a!510)
                       a!692
                       #b000000)))
      (a!695 (bvadd #b000010
                    (ite (ite (= a!454 #x00000000000000) a!345 a!515)
                         a!694
                         #b000000)))
      (a!700 (ite (= a!524 #b00)
                  a!698
                  (ite (ite (= a!454 #x00000000000000) a!354 a!527)
                       a!699
                       #b000000)))
      (a!702 (bvadd #b000010
                    (ite (ite (= a!454 #x00000000000000) a!358 a!532)
                         a!701
                         #b000000)))
      (a!708 (ite (= a!543 #b00)
                  a!706
                  (ite (ite (= a!454 #x00000000000000) a!369 a!546)
                       a!707
                       #b000000)))
      (a!710 (bvadd #b000010
                    (ite (ite (= a!454 #x00000000000000) a!373 a!551)
                         a!709
                         #b000000)))
      (a!715 (ite (= a!560 #b00)
                  a!713
                  (ite (ite (= a!454 #x00000000000000) a!382 a!563)
                       a!714
                       #b000000)))
      (a!717 (bvadd #b000010
                    (ite (ite (= a!454 #x00000000000000) a!386 a!568)
                         a!716
                         #b000000)))
      (a!723 (ite (= a!580 #b00)
                  a!721
                  (ite (ite (= a!454 #x00000000000000) a!399 a!583)
                       a!722
                       #b000000)))
      (a!725 (bvadd #b000010
                    (ite (ite (= a!454 #x00000000000000) a!403 a!588)
                         a!724
                         #b000000)))
      (a!730 (ite (= a!597 #b00)
                  a!728
                  (ite (ite (= a!454 #x00000000000000) a!412 a!600)
                       a!729
                       #b000000)))
      (a!732 (bvadd #b000010
                    (ite (ite (= a!454 #x00000000000000) a!416 a!605)
                         a!731
                         #b000000)))
      (a!738 (ite (= a!616 #b00)
                  a!736
                  (ite (ite (= a!454 #x00000000000000) a!427 a!619)
                       a!737
                       #b000000)))
      (a!740 (bvadd #b000010
                    (ite (ite (= a!454 #x00000000000000) a!431 a!624)
                         a!739
                         #b000000)))
      (a!744 (bvadd #b000010
                    (ite (ite (= a!454 #x00000000000000) a!440 a!634)
                         a!743
                         #b000000)))
      (a!748 (bvadd #b000010
                    (ite (ite (= a!454 #x00000000000000) a!447 a!643)
                         a!747
                         #b000000)))
      (a!759 (ite (= a!507 #b00)
                  a!757
                  (ite (ite (= a!454 #x00000000000000) a!341 a!510)
                       a!758
                       #b00000000000)))
      (a!761 (bvadd #b00000000010
                    (ite (ite (= a!454 #x00000000000000) a!345 a!515)
                         a!760
                         #b00000000000)))
      (a!766 (ite (= a!524 #b00)
                  a!764
                  (ite (ite (= a!454 #x00000000000000) a!354 a!527)
                       a!765
                       #b00000000000)))
      (a!768 (bvadd #b00000000010
                    (ite (ite (= a!454 #x00000000000000) a!358 a!532)
                         a!767
                         #b00000000000)))
      (a!774 (ite (= a!543 #b00)
                  a!772
                  (ite (ite (= a!454 #x00000000000000) a!369 a!546)
                       a!773
                       #b00000000000)))
      (a!776 (bvadd #b00000000010
                    (ite (ite (= a!454 #x00000000000000) a!373 a!551)
                         a!775
                         #b00000000000)))
      (a!781 (ite (= a!560 #b00)
                  a!779
                  (ite (ite (= a!454 #x00000000000000) a!382 a!563)
                       a!780
                       #b00000000000)))
      (a!783 (bvadd #b00000000010
                    (ite (ite (= a!454 #x00000000000000) a!386 a!568)
                         a!782
                         #b00000000000)))
      (a!789 (ite (= a!580 #b00)
                  a!787
                  (ite (ite (= a!454 #x00000000000000) a!399 a!583)
                       a!788
                       #b00000000000)))
      (a!791 (bvadd #b00000000010
                    (ite (ite (= a!454 #x00000000000000) a!403 a!588)
                         a!790
                         #b00000000000)))
      (a!796 (ite (= a!597 #b00)
                  a!794
                  (ite (ite (= a!454 #x00000000000000) a!412 a!600)
                       a!795
                       #b00000000000)))
      (a!798 (bvadd #b00000000010
                    (ite (ite (= a!454 #x00000000000000) a!416 a!605)
                         a!797
                         #b00000000000)))
      (a!804 (ite (= a!616 #b00)
                  a!802
                  (ite (ite (= a!454 #x00000000000000) a!427 a!619)
                       a!803
                       #b00000000000)))
      (a!806 (bvadd #b00000000010
                    (ite (ite (= a!454 #x00000000000000) a!431 a!624)
                         a!805
                         #b00000000000)))
      (a!810 (bvadd #b00000000010
                    (ite (ite (= a!454 #x00000000000000) a!440 a!634)
                         a!809
                         #b00000000000)))
      (a!814 (bvadd #b00000000010
                    (ite (ite (= a!454 #x00000000000000) a!447 a!643)
                         a!813
                         #b00000000000))))
(let ((a!522 (ite (= a!514 #b00)
                  a!518
                  (ite (ite (= a!454 #x00000000000000) a!348 a!519)
                       a!521
                       #b0000000000000)))
      (a!539 (ite (= a!531 #b00)
                  a!535
                  (ite (ite (= a!454 #x00000000000000) a!361 a!536)
                       a!538
                       #b0000000000000)))
      (a!558 (ite (= a!550 #b00)
                  a!554
                  (ite (ite (= a!454 #x00000000000000) a!376 a!555)
                       a!557
                       #b0000000000000)))
      (a!575 (ite (= a!567 #b00)
                  a!571
                  (ite (ite (= a!454 #x00000000000000) a!389 a!572)
                       a!574
                       #b0000000000000)))
      (a!595 (ite (= a!587 #b00)
                  a!591
                  (ite (ite (= a!454 #x00000000000000) a!406 a!592)
                       a!594
                       #b0000000000000)))
      (a!612 (ite (= a!604 #b00)
                  a!608
                  (ite (ite (= a!454 #x00000000000000) a!419 a!609)
                       a!611
                       #b0000000000000)))
      (a!631 (ite (= a!623 #b00)
                  a!627
                  (ite (ite (= a!454 #x00000000000000) a!434 a!628)
                       a!630
                       #b0000000000000)))
      (a!641 (ite (= a!633 #b00)
                  a!637
                  (ite (ite (= a!454 #x00000000000000) a!443 a!638)
                       a!640
                       #b0000000000000)))
      (a!650 (ite (= a!642 #b00)
                  a!646
                  (ite (ite (= a!454 #x00000000000000) a!450 a!647)
                       a!649
                       #b0000000000000)))
      (a!697 (ite (= a!514 #b00)
                  a!695
                  (ite (ite (= a!454 #x00000000000000) a!348 a!519)
                       a!696
                       #b000000)))
      (a!704 (ite (= a!531 #b00)
                  a!702
                  (ite (ite (= a!454 #x00000000000000) a!361 a!536)
                       a!703
                       #b000000)))
      (a!712 (ite (= a!550 #b00)
                  a!710
                  (ite (ite (= a!454 #x00000000000000) a!376 a!555)
                       a!711
                       #b000000)))
      (a!719 (ite (= a!567 #b00)
                  a!717
                  (ite (ite (= a!454 #x00000000000000) a!389 a!572)
                       a!718
                       #b000000)))
      (a!727 (ite (= a!587 #b00)
                  a!725
                  (ite (ite (= a!454 #x00000000000000) a!406 a!592)
                       a!726
                       #b000000)))
      (a!734 (ite (= a!604 #b00)
                  a!732
                  (ite (ite (= a!454 #x00000000000000) a!419 a!609)
                       a!733
                       #b000000)))
      (a!742 (ite (= a!623 #b00)
                  a!740
                  (ite (ite (= a!454 #x00000000000000) a!434 a!628)
                       a!741
                       #b000000)))
      (a!746 (ite (= a!633 #b00)
                  a!744
                  (ite (ite (= a!454 #x00000000000000) a!443 a!638)
                       a!745
                       #b000000)))
      (a!750 (ite (= a!642 #b00)
                  a!748
                  (ite (ite (= a!454 #x00000000000000) a!450 a!647)
                       a!749
                       #b000000)))
      (a!763 (ite (= a!514 #b00)
                  a!761
                  (ite (ite (= a!454 #x00000000000000) a!348 a!519)
                       a!762
                       #b00000000000)))
      (a!770 (ite (= a!531 #b00)
                  a!768
                  (ite (ite (= a!454 #x00000000000000) a!361 a!536)
                       a!769
                       #b00000000000)))
      (a!778 (ite (= a!550 #b00)
                  a!776
                  (ite (ite (= a!454 #x00000000000000) a!376 a!555)
                       a!777
                       #b00000000000)))
      (a!785 (ite (= a!567 #b00)
                  a!783
                  (ite (ite (= a!454 #x00000000000000) a!389 a!572)
                       a!784
                       #b00000000000)))
      (a!793 (ite (= a!587 #b00)
                  a!791
                  (ite (ite (= a!454 #x00000000000000) a!406 a!592)
                       a!792
                       #b00000000000)))
      (a!800 (ite (= a!604 #b00)
                  a!798
                  (ite (ite (= a!454 #x00000000000000) a!419 a!609)
                       a!799
                       #b00000000000)))
      (a!808 (ite (= a!623 #b00)
                  a!806
                  (ite (ite (= a!454 #x00000000000000) a!434 a!628)
                       a!807
                       #b00000000000)))
      (a!812 (ite (= a!633 #b00)
                  a!810
                  (ite (ite (= a!454 #x00000000000000) a!443 a!638)
                       a!811
                       #b00000000000)))
      (a!816 (ite (= a!642 #b00)
                  a!814
                  (ite (ite (= a!454 #x00000000000000) a!450 a!647)
                       a!815
                       #b00000000000))))
(let ((a!540 (ite (= a!505 #b0000000)
                  (bvadd #b0000000000111
                         (ite (= a!506 #x0) (bvadd #b0000000000100 a!513) a!522))
                  (ite (= a!523 #x0) (bvadd #b0000000000100 a!530) a!539)))
      (a!576 (ite (= a!541 #b0000000)
                  (bvadd #b0000000000111
                         (ite (= a!542 #x0) (bvadd #b0000000000100 a!549) a!558))
                  (ite (= a!559 #x0) (bvadd #b0000000000100 a!566) a!575)))
      (a!613 (ite (= a!578 #b0000000)
                  (bvadd #b0000000000111
                         (ite (= a!579 #x0) (bvadd #b0000000000100 a!586) a!595))
                  (ite (= a!596 #x0) (bvadd #b0000000000100 a!603) a!612)))
      (a!651 (ite (= a!614 #x00)
                  (bvadd #b0000000001000
                         (ite (= a!615 #x0) (bvadd #b0000000000100 a!622) a!631))
                  (ite (= a!632 #x0) (bvadd #b0000000000100 a!641) a!650)))
      (a!705 (ite (= a!505 #b0000000)
                  (bvadd #b000111
                         (ite (= a!506 #x0) (bvadd #b000100 a!693) a!697))
                  (ite (= a!523 #x0) (bvadd #b000100 a!700) a!704)))
      (a!720 (ite (= a!541 #b0000000)
                  (bvadd #b000111
                         (ite (= a!542 #x0) (bvadd #b000100 a!708) a!712))
                  (ite (= a!559 #x0) (bvadd #b000100 a!715) a!719)))
      (a!735 (ite (= a!578 #b0000000)
                  (bvadd #b000111
                         (ite (= a!579 #x0) (bvadd #b000100 a!723) a!727))
                  (ite (= a!596 #x0) (bvadd #b000100 a!730) a!734)))
      (a!751 (ite (= a!614 #x00)
                  (bvadd #b001000
                         (ite (= a!615 #x0) (bvadd #b000100 a!738) a!742))
                  (ite (= a!632 #x0) (bvadd #b000100 a!746) a!750)))
      (a!771 (ite (= a!505 #b0000000)
                  (bvadd #b00000000111
                         (ite (= a!506 #x0) (bvadd #b00000000100 a!759) a!763))
                  (ite (= a!523 #x0) (bvadd #b00000000100 a!766) a!770)))
      (a!786 (ite (= a!541 #b0000000)
                  (bvadd #b00000000111
                         (ite (= a!542 #x0) (bvadd #b00000000100 a!774) a!778))
                  (ite (= a!559 #x0) (bvadd #b00000000100 a!781) a!785)))
      (a!801 (ite (= a!578 #b0000000)
                  (bvadd #b00000000111
                         (ite (= a!579 #x0) (bvadd #b00000000100 a!789) a!793))
                  (ite (= a!596 #x0) (bvadd #b00000000100 a!796) a!800)))
      (a!817 (ite (= a!614 #x00)
                  (bvadd #b00000001000
                         (ite (= a!615 #x0) (bvadd #b00000000100 a!804) a!808))
                  (ite (= a!632 #x0) (bvadd #b00000000100 a!812) a!816))))
(let ((a!652 (ite (= a!503 #b00000000000000000000000000000)
                  (bvadd #b0000000011101
                         (ite (= a!504 #b00000000000000)
                              (bvadd #b0000000001110 a!540)
                              a!576))
                  (ite (= a!577 #b000000000000000)
                       (bvadd #b0000000001111 a!613)
                       a!651)))
      (a!752 (ite (= a!503 #b00000000000000000000000000000)
                  (bvadd #b011101
                         (ite (= a!504 #b00000000000000)
                              (bvadd #b001110 a!705)
                              a!720))
                  (ite (= a!577 #b000000000000000) (bvadd #b001111 a!735) a!751)))
      (a!818 (ite (= a!503 #b00000000000000000000000000000)
                  (bvadd #b00000011101
                         (ite (= a!504 #b00000000000000)
                              (bvadd #b00000001110 a!771)
                              a!786))
                  (ite (= a!577 #b000000000000000)
                       (bvadd #b00000001111 a!801)
                       a!817))))
(let ((a!653 (bvsle (bvadd #b0001111111111
                           (bvmul #b1111111111111 a!652)
                           (ite (= a!454 #x00000000000000) a!462 a!493))
                    #b1111111111111))
      (a!849 (bvadd #b00000000001
                    (bvmul #b11111111111 a!818)
                    (ite (= a!454 #x00000000000000)
                         (bvadd (bvmul #b11111111111 a!456)
                                (bvmul #b11111111111 a!329)
                                a!460
                                a!458)
                         (bvadd #b00000000001
                                (bvmul #b11111111111 a!456)
                                (bvmul #b11111111111 a!329)
                                (bvmul #b11111111111 a!848)
                                a!460
                                a!458)))))
(let ((a!654 (ite a!653
                  (bvadd #b0001111111111
                         (ite (= a!454 #x00000000000000) a!462 a!493))
                  a!652))
      (a!753 (ite a!653
                  (bvadd #b111111 (ite (= a!454 #x00000000000000) a!659 a!690))
                  a!752)))
(let ((a!754 (and (= ((_ extract 12 6) (bvmul #b1111111111111 a!654)) #b0000000)
                  (bvule (bvmul #b111111 a!753) #b110111)))
      (a!756 (= ((_ extract 113 113)
                  (bvshl a!655
                         (concat #b00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
                                 a!654)))
                #b0)))
(let ((a!755 (bvlshr a!655
                     (concat #b00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
                             (ite a!754
                                  (bvmul #b1111111111111 a!654)
                                  #b0000000110111)))))
(let ((a!850 (ite (ite (bvsle a!654 #b1111111111111)
                       (= ((_ extract 113 113) a!755) #b0)
                       a!756)
                  #b00000000000
                  (bvadd #b01111111111 (ite a!653 #b10000000010 a!849))))
      (a!857 (ite (bvsle a!654 #b1111111111111)
                  ((_ extract 112 61) a!755)
                  ((_ extract 112 61)
                    (bvshl a!655
                           (concat #b00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
                                   a!654))))))
(let ((a!851 (ite (= a!334 #b1)
                  #b11111111111
                  (ite (or (and a!494 a!495) a!502) #b11111111110 a!850)))
      (a!858 (and (= a!857 #x0000000000000) (not (or (and a!494 a!495) a!502))))
      (a!878 (ite a!868
                  #x0000000000000
                  (ite (or (and a!494 a!495) a!502) #xfffffffffffff a!857))))
(let ((a!852 (ite (and (= ((_ extract 51 0) a) #x0000000000000)
                       (= ((_ extract 62 52) a) #b00000000000))
                  #b00000000000
                  a!851))
      (a!859 (or (and (= ((_ extract 51 0) a) #x0000000000000)
                      (= ((_ extract 62 52) a) #b00000000000))
                 (= a!334 #b1)
                 a!858))
      (a!879 (ite (and (= ((_ extract 51 0) b) #x0000000000000)
                       (= ((_ extract 62 52) b) #b00000000000))
                  a!877
                  a!878)))
(let ((a!853 (ite (and (= ((_ extract 51 0) b) #x0000000000000)
                       (= ((_ extract 62 52) b) #b00000000000))
                  #b11111111111
                  a!852))
      (a!860 (ite (and (= ((_ extract 51 0) b) #x0000000000000)
                       (= ((_ extract 62 52) b) #b00000000000))
                  a!17
                  a!859))
      (a!880 (ite a!323
                  a!875
                  (ite a!324 a!876 (ite a!325 a!875 (ite a!326 a!876 a!879))))))
(let ((a!854 (ite a!324
                  (and (= ((_ extract 51 0) a) #x0000000000000)
                       (= ((_ extract 62 52) a) #b11111111111))
                  (or a!325 (ite a!326 a!327 (= a!853 #b11111111111)))))
      (a!861 (ite a!323
                  a!855
                  (ite a!324 a!856 (ite a!325 a!855 (ite a!326 a!856 a!860)))))
      (a!874 (ite (or a!3 a!4 a!323)
                  #b11111111111
                  (ite a!324
                       a!873
                       (ite a!325 #b11111111111 (ite a!326 a!873 a!853))))))
(let ((a!862 (not (and a!861 (not (or a!3 a!4)))))
      (a!881 (and a!872
                  (= ((_ extract 62 52) c) a!874)
                  (= ((_ extract 51 0) c)
                     (ite (or a!3 a!4) #x0000000000001 a!880)))))
(let ((a!863 (and (= ((_ extract 62 52) c) #b11111111111)
                  (not (= ((_ extract 51 0) c) #x0000000000000))
                  (or a!3 a!4 a!323 a!854)
                  a!862)))
  (not (= (or (not a!293) a!322) (or a!863 a!881)))))))))))))))))))))))))))))))))
(assert (not (not refuted)))
(check-sat)
