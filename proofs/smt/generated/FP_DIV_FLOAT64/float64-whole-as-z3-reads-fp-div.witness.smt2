; FP_DIV_FLOAT64
; operands that meet the hypotheses of: the relation, its comparisons decided by the bits of the quotient, accepts exactly what fp.div gives: fp.div in the bit-vectors that Z3 makes of it, searched by Bitwuzla and by Glucose
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers float64-whole-as-z3-reads-fp-div.witness.smt2 bitwuzla, or python -m vinculum.prove.solvers float64-whole-as-z3-reads-fp-div.witness.smt2 glucose
; replay by their own programs, where these are installed: bitwuzla float64-whole-as-z3-reads-fp-div.witness.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a (_ BitVec 64))
(declare-const b (_ BitVec 64))
(declare-const c (_ BitVec 64))
(define-fun refuted () Bool (let ((a!1 (and (= ((_ extract 62 52) a) #b11111111111)
                (not (= ((_ extract 51 0) a) #x0000000000000))))
      (a!2 (and (= ((_ extract 62 52) b) #b11111111111)
                (not (= ((_ extract 51 0) b) #x0000000000000))))
      (a!3 (and (= ((_ extract 62 52) a) #b11111111111)
                (= ((_ extract 51 0) a) #x0000000000000)
                (= ((_ extract 62 52) b) #b11111111111)
                (= ((_ extract 51 0) b) #x0000000000000)))
      (a!4 (not (and (= ((_ extract 62 52) b) #b11111111111)
                     (= ((_ extract 51 0) b) #x0000000000000))))
      (a!6 (not (and (= ((_ extract 62 52) a) #b11111111111)
                     (= ((_ extract 51 0) a) #x0000000000000))))
      (a!8 (bvmul #xfffffffffffffffff
                  (ite (= ((_ extract 62 52) b) #b00000000000)
                       #x00000000000000000
                       #x00010000000000000)))
      (a!9 (bvmul #xfffffffffffffffff
                  (ite (= ((_ extract 62 52) a) #b00000000000)
                       #x00000000000000000
                       #x00010000000000000)))
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
      (a!449 (bvnot ((_ extract 10 10)
                      (bvadd #b00000000001 ((_ extract 62 52) b)))))
      (a!454 (bvnot ((_ extract 10 10)
                      (bvadd #b00000000001 ((_ extract 62 52) a)))))
      (a!859 (not (and (= ((_ extract 51 0) b) #x0000000000000)
                       (= ((_ extract 62 52) b) #b11111111111))))
      (a!860 (not (and (= ((_ extract 51 0) a) #x0000000000000)
                       (= ((_ extract 62 52) a) #b11111111111))))
      (a!869 (or (= ((_ extract 63 63) b) #b0)
                 (and (= ((_ extract 51 0) b) #x0000000000000)
                      (= ((_ extract 62 52) b) #b11111111111))))
      (a!870 (or (and (= ((_ extract 51 0) a) #x0000000000000)
                      (= ((_ extract 62 52) a) #b11111111111))
                 (= ((_ extract 63 63) a) ((_ extract 63 63) b))))
      (a!871 (or (not (= ((_ extract 63 63) b) #b0))
                 (and (= ((_ extract 51 0) b) #x0000000000000)
                      (= ((_ extract 62 52) b) #b11111111111))))
      (a!872 (or (and (= ((_ extract 51 0) a) #x0000000000000)
                      (= ((_ extract 62 52) a) #b00000000000))
                 (= ((_ extract 63 63) a) ((_ extract 63 63) b))))
      (a!878 (ite (and (= ((_ extract 51 0) a) #x0000000000000)
                       (= ((_ extract 62 52) a) #b11111111111))
                  #b11111111111
                  #b00000000000))
      (a!880 (ite (and (= ((_ extract 51 0) b) #x0000000000000)
                       (= ((_ extract 62 52) b) #b11111111111))
                  #x0000000000001
                  #x0000000000000))
      (a!881 (ite (and (= ((_ extract 51 0) a) #x0000000000000)
                       (= ((_ extract 62 52) a) #b11111111111))
                  #x0000000000001
                  #x0000000000000))
      (a!882 (ite (and (= ((_ extract 51 0) a) #x0000000000000)
                       (= ((_ extract 62 52) a) #b00000000000))
                  #x0000000000001
                  #x0000000000000)))
(let ((a!5 (and (= ((_ extract 62 52) a) #b11111111111)
                (= ((_ extract 51 0) a) #x0000000000000)
                a!4
                (not a!2)))
      (a!7 (and (= ((_ extract 62 52) b) #b11111111111)
                (= ((_ extract 51 0) b) #x0000000000000)
                a!6
                (not a!1)))
      (a!10 (not (= (concat #x0000 ((_ extract 51 0) a)) a!9)))
      (a!13 (and a!6
                 a!4
                 (not a!1)
                 (not a!2)
                 (= (concat #x0000 ((_ extract 51 0) a)) a!9)
                 (= (concat #x0000 ((_ extract 51 0) b)) a!8)))
      (a!14 (not (= (concat #x0000 ((_ extract 51 0) b)) a!8)))
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
      (a!317 (bvadd #x00000000000000001
                    (bvmul #x00000000000000002
                           (concat #x0000 ((_ extract 51 0) c)))
                    a!312)))
(let ((a!11 (or (and (= ((_ extract 62 52) a) #b11111111111)
                     (= ((_ extract 51 0) a) #x0000000000000))
                a!10))
      (a!15 (and a!6
                 a!4
                 (not a!1)
                 (not a!2)
                 (= (concat #x0000 ((_ extract 51 0) a)) a!9)
                 a!14))
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
                 (not a!5)))
      (a!304 (not (and (not a!1) (not a!2) (not (or a!3 a!13)))))
      (a!450 (ite a!83
                  #b10000000010
                  (concat a!449 (bvadd #b0000000001 ((_ extract 61 52) b)))))
      (a!455 (ite a!18
                  #b10000000010
                  (concat a!454 (bvadd #b0000000001 ((_ extract 61 52) a)))))
      (a!651 (bvmul #b111111
                    (ite a!83 #b000010 (bvadd #b000001 ((_ extract 57 52) b))))))
(let ((a!12 (and a!4
                 (not a!1)
                 (not a!2)
                 (= (concat #x0000 ((_ extract 51 0) b)) a!8)
                 a!11))
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
      (a!451 (bvmul #b1111111111111
                    (concat (concat (ite a!83 #b1 a!449) (ite a!83 #b1 a!449)) a!450)))
      (a!456 (concat (concat (ite a!18 #b1 a!454) (ite a!18 #b1 a!454)) a!455)))
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
      (a!299 (or (and (= ((_ extract 62 52) c) #b11111111111)
                      (= ((_ extract 51 0) c) #x0000000000000))
                 (not a!12))))
(let ((a!81 (ite (or (= ((_ extract 51 0) a) #x0000000000000) (not a!18))
                 #b000000
                 (ite (= ((_ extract 51 26) a) #b00000000000000000000000000)
                      a!49
                      a!80)))
      (a!146 (ite (or (= ((_ extract 51 0) b) #x0000000000000) (not a!83))
                  #b000000
                  (ite (= ((_ extract 51 26) b) #b00000000000000000000000000)
                       a!114
                       a!145)))
      (a!210 (ite (or (= ((_ extract 51 0) a) #x0000000000000) (not a!18))
                  #b00000000000
                  (ite (= ((_ extract 51 26) a) #b00000000000000000000000000)
                       a!178
                       a!209)))
      (a!274 (ite (or (= ((_ extract 51 0) b) #x0000000000000) (not a!83))
                  #b00000000000
                  (ite (= ((_ extract 51 26) b) #b00000000000000000000000000)
                       a!242
                       a!273)))
      (a!452 (ite (or (not a!83) (= ((_ extract 51 0) b) #x0000000000000))
                  #b00000000000
                  (ite (= ((_ extract 51 26) b) #b00000000000000000000000000)
                       a!242
                       a!273)))
      (a!453 (ite (or (not a!18) (= ((_ extract 51 0) a) #x0000000000000))
                  #b00000000000
                  (ite (= ((_ extract 51 26) a) #b00000000000000000000000000)
                       a!178
                       a!209)))
      (a!652 (ite (or (not a!18) (= ((_ extract 51 0) a) #x0000000000000))
                  #b000000
                  (ite (= ((_ extract 51 26) a) #b00000000000000000000000000)
                       a!49
                       a!80)))
      (a!653 (ite (or (not a!83) (= ((_ extract 51 0) b) #x0000000000000))
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
      (a!281 (bvadd #xffffffffffffffc04
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
      (a!282 (bvadd #xffffffffffffffc03
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
      (a!457 (bvadd a!451
                    (concat #b00 a!452)
                    (bvmul #b1111111111111 (concat #b00 a!453))
                    a!456))
      (a!654 (bvadd a!651
                    (bvmul #b111111 a!652)
                    (ite a!18 #b000010 (bvadd #b000001 ((_ extract 57 52) a)))
                    a!653)))
(let ((a!276 (concat #b0000000000000
                     ((_ extract 108 54)
                       (bvudiv (concat a!211 #x000000000000000000000000000)
                                 (concat #x000000000000000000000000000 a!275)))))
      (a!283 (ite (bvsle #x00000000000000000 a!282)
                  (ite (bvsle a!282 #x00000000000000037)
                       a!282
                       #x00000000000000037)
                  #x00000000000000000))
      (a!285 (= ((_ extract 53 0)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b000000000000000000000000000000000000000000000000000000))
      (a!309 (ite (bvsle #x00000000000000000 a!308)
                  (ite (bvsle a!308 #x00000000000000037)
                       a!308
                       #x00000000000000037)
                  #x00000000000000000))
      (a!328 (bvredor ((_ extract 160 110)
                        (bvudiv (concat a!211 #x000000000000000000000000000)
                                  (concat #x000000000000000000000000000 a!275)))))
      (a!329 (= ((_ extract 109 81)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00000000000000000000000000000))
      (a!330 (= ((_ extract 80 67)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00000000000000))
      (a!331 (= ((_ extract 66 60)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0000000))
      (a!332 (= ((_ extract 59 56)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #x0))
      (a!333 (= ((_ extract 55 54)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00))
      (a!334 (bvredor ((_ extract 53 0)
                        (bvudiv (concat a!211 #x000000000000000000000000000)
                                  (concat #x000000000000000000000000000 a!275)))))
      (a!335 (= ((_ extract 55 55)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!336 (= ((_ extract 54 54)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!338 (= ((_ extract 59 58)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00))
      (a!339 (= ((_ extract 57 57)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!340 (= ((_ extract 56 56)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!342 (= ((_ extract 59 59)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!343 (= ((_ extract 58 58)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!345 (= ((_ extract 66 63)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #x0))
      (a!346 (= ((_ extract 62 61)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00))
      (a!347 (= ((_ extract 60 60)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!348 (= ((_ extract 62 62)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!349 (= ((_ extract 61 61)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!351 (= ((_ extract 66 65)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00))
      (a!352 (= ((_ extract 64 64)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!353 (= ((_ extract 63 63)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!355 (= ((_ extract 66 66)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!356 (= ((_ extract 65 65)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!359 (= ((_ extract 80 74)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0000000))
      (a!360 (= ((_ extract 73 70)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #x0))
      (a!361 (= ((_ extract 69 68)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00))
      (a!362 (= ((_ extract 67 67)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!363 (= ((_ extract 69 69)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!364 (= ((_ extract 68 68)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!366 (= ((_ extract 73 72)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00))
      (a!367 (= ((_ extract 71 71)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!368 (= ((_ extract 70 70)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!370 (= ((_ extract 73 73)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!371 (= ((_ extract 72 72)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!373 (= ((_ extract 80 77)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #x0))
      (a!374 (= ((_ extract 76 75)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00))
      (a!375 (= ((_ extract 74 74)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!376 (= ((_ extract 76 76)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!377 (= ((_ extract 75 75)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!379 (= ((_ extract 80 79)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00))
      (a!380 (= ((_ extract 78 78)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!381 (= ((_ extract 77 77)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!383 (= ((_ extract 80 80)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!384 (= ((_ extract 79 79)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!388 (= ((_ extract 109 95)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b000000000000000))
      (a!389 (= ((_ extract 94 88)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0000000))
      (a!390 (= ((_ extract 87 84)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #x0))
      (a!391 (= ((_ extract 83 82)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00))
      (a!392 (= ((_ extract 81 81)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!393 (= ((_ extract 83 83)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!394 (= ((_ extract 82 82)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!396 (= ((_ extract 87 86)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00))
      (a!397 (= ((_ extract 85 85)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!398 (= ((_ extract 84 84)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!400 (= ((_ extract 87 87)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!401 (= ((_ extract 86 86)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!403 (= ((_ extract 94 91)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #x0))
      (a!404 (= ((_ extract 90 89)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00))
      (a!405 (= ((_ extract 88 88)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!406 (= ((_ extract 90 90)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!407 (= ((_ extract 89 89)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!409 (= ((_ extract 94 93)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00))
      (a!410 (= ((_ extract 92 92)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!411 (= ((_ extract 91 91)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!413 (= ((_ extract 94 94)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!414 (= ((_ extract 93 93)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!417 (= ((_ extract 109 102)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #x00))
      (a!418 (= ((_ extract 101 98)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #x0))
      (a!419 (= ((_ extract 97 96)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00))
      (a!420 (= ((_ extract 95 95)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!421 (= ((_ extract 97 97)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!422 (= ((_ extract 96 96)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!424 (= ((_ extract 101 100)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00))
      (a!425 (= ((_ extract 99 99)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!426 (= ((_ extract 98 98)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!428 (= ((_ extract 101 101)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!429 (= ((_ extract 100 100)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!432 (= ((_ extract 109 106)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #x0))
      (a!433 (= ((_ extract 105 104)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00))
      (a!434 (= ((_ extract 103 103)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!435 (= ((_ extract 102 102)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!437 (= ((_ extract 105 105)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!438 (= ((_ extract 104 104)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!440 (= ((_ extract 109 108)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b00))
      (a!441 (= ((_ extract 107 107)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!442 (= ((_ extract 106 106)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!444 (= ((_ extract 109 109)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!445 (= ((_ extract 108 108)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b0))
      (a!491 (= ((_ extract 109 109)
                  (bvudiv (concat a!211 #x000000000000000000000000000)
                            (concat #x000000000000000000000000000 a!275)))
                #b1)))
(let ((a!278 (bvashr a!276
                     (ite (bvsle #x00000000000000000 a!277)
                          (ite (bvsle a!277 #x00000000000000037)
                               a!277
                               #x00000000000000037)
                          #x00000000000000000)))
      (a!284 (and (bvsle #x00000000000000001 a!281)
                  (bvsle a!281 #x00000000000000038)
                  (not (bvsle #x00000000000000001 (bvashr a!276 a!283)))))
      (a!286 (and (= (bvshl (bvashr a!276 a!283) a!283) a!276)
                  a!285
                  (= (bvashr a!276 a!283) #x00000000000000001)
                  (bvsle #x00000000000000001 a!281)
                  (bvsle a!281 #x00000000000000038)))
      (a!288 (and (bvsle #x00000000000000001 a!281)
                  (bvsle a!281 #x00000000000000038)
                  (not (bvsle #x00020000000000000 (bvashr a!276 a!283)))))
      (a!310 (not (bvsle #x0003fffffffffffff
                         (bvashr (bvmul #x00000000000000002 a!276) a!309))))
      (a!314 (and (bvsle #x00000000000000001 a!307)
                  (bvsle a!307 #x00000000000000038)
                  (not (bvsle a!313 (bvashr a!276 a!309)))))
      (a!316 (and (= (bvshl (bvashr a!276 a!309) a!309) a!276)
                  a!285
                  (bvsle #x00000000000000001 a!307)
                  (bvsle a!307 #x00000000000000038)
                  (= (bvashr a!276 a!309) a!313)))
      (a!318 (and (= (bvshl (bvashr a!276 a!309) a!309) a!276)
                  a!285
                  (bvsle #x00000000000000001 a!307)
                  (bvsle a!307 #x00000000000000038)
                  (= (bvashr a!276 a!309) a!317)))
      (a!319 (and (bvsle #x00000000000000001 a!307)
                  (bvsle a!307 #x00000000000000038)
                  (not (bvsle a!317 (bvashr a!276 a!309)))))
      (a!337 (ite a!333
                  (bvadd #b000000000000000000000000000000000000000000000000000000010
                         (ite (= a!334 #b0)
                              #b000000000000000000000000000000000000000000000000000000001
                              #b000000000000000000000000000000000000000000000000000000000))
                  (ite a!335
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!336
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!341 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!339
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!340
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!350 (ite a!346
                  (bvadd #b000000000000000000000000000000000000000000000000000000010
                         (ite a!347
                              #b000000000000000000000000000000000000000000000000000000001
                              #b000000000000000000000000000000000000000000000000000000000))
                  (ite a!348
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!349
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!354 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!352
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!353
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!365 (ite a!361
                  (bvadd #b000000000000000000000000000000000000000000000000000000010
                         (ite a!362
                              #b000000000000000000000000000000000000000000000000000000001
                              #b000000000000000000000000000000000000000000000000000000000))
                  (ite a!363
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!364
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!369 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!367
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!368
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!378 (ite a!374
                  (bvadd #b000000000000000000000000000000000000000000000000000000010
                         (ite a!375
                              #b000000000000000000000000000000000000000000000000000000001
                              #b000000000000000000000000000000000000000000000000000000000))
                  (ite a!376
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!377
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!382 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!380
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!381
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!395 (ite a!391
                  (bvadd #b000000000000000000000000000000000000000000000000000000010
                         (ite a!392
                              #b000000000000000000000000000000000000000000000000000000001
                              #b000000000000000000000000000000000000000000000000000000000))
                  (ite a!393
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!394
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!399 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!397
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!398
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!408 (ite a!404
                  (bvadd #b000000000000000000000000000000000000000000000000000000010
                         (ite a!405
                              #b000000000000000000000000000000000000000000000000000000001
                              #b000000000000000000000000000000000000000000000000000000000))
                  (ite a!406
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!407
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!412 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!410
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!411
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!423 (ite a!419
                  (bvadd #b000000000000000000000000000000000000000000000000000000010
                         (ite a!420
                              #b000000000000000000000000000000000000000000000000000000001
                              #b000000000000000000000000000000000000000000000000000000000))
                  (ite a!421
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!422
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!427 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!425
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!426
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!436 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!434
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!435
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!443 (bvadd #b000000000000000000000000000000000000000000000000000000010
                    (ite a!441
                         (bvadd #b000000000000000000000000000000000000000000000000000000001
                                (ite a!442
                                     #b000000000000000000000000000000000000000000000000000000001
                                     #b000000000000000000000000000000000000000000000000000000000))
                         #b000000000000000000000000000000000000000000000000000000000)))
      (a!446 (ite a!444
                  ((_ extract 56 1)
                    (bvadd #b000000000000000000000000000000000000000000000000000000001
                           (ite a!445
                                #b000000000000000000000000000000000000000000000000000000001
                                #b000000000000000000000000000000000000000000000000000000000)))
                  #x00000000000000))
      (a!458 (ite a!333
                  (bvadd #b0000000000010
                         (ite (= a!334 #b0) #b0000000000001 #b0000000000000))
                  (ite a!335
                       (bvadd #b0000000000001
                              (ite a!336 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!459 (bvadd #b0000000000010
                    (ite a!339
                         (bvadd #b0000000000001
                                (ite a!340 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!461 (ite a!346
                  (bvadd #b0000000000010
                         (ite a!347 #b0000000000001 #b0000000000000))
                  (ite a!348
                       (bvadd #b0000000000001
                              (ite a!349 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!462 (bvadd #b0000000000010
                    (ite a!352
                         (bvadd #b0000000000001
                                (ite a!353 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!465 (ite a!361
                  (bvadd #b0000000000010
                         (ite a!362 #b0000000000001 #b0000000000000))
                  (ite a!363
                       (bvadd #b0000000000001
                              (ite a!364 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!466 (bvadd #b0000000000010
                    (ite a!367
                         (bvadd #b0000000000001
                                (ite a!368 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!468 (ite a!374
                  (bvadd #b0000000000010
                         (ite a!375 #b0000000000001 #b0000000000000))
                  (ite a!376
                       (bvadd #b0000000000001
                              (ite a!377 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!469 (bvadd #b0000000000010
                    (ite a!380
                         (bvadd #b0000000000001
                                (ite a!381 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!472 (ite a!391
                  (bvadd #b0000000000010
                         (ite a!392 #b0000000000001 #b0000000000000))
                  (ite a!393
                       (bvadd #b0000000000001
                              (ite a!394 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!473 (bvadd #b0000000000010
                    (ite a!397
                         (bvadd #b0000000000001
                                (ite a!398 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!475 (ite a!404
                  (bvadd #b0000000000010
                         (ite a!405 #b0000000000001 #b0000000000000))
                  (ite a!406
                       (bvadd #b0000000000001
                              (ite a!407 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!476 (bvadd #b0000000000010
                    (ite a!410
                         (bvadd #b0000000000001
                                (ite a!411 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!479 (ite a!419
                  (bvadd #b0000000000010
                         (ite a!420 #b0000000000001 #b0000000000000))
                  (ite a!421
                       (bvadd #b0000000000001
                              (ite a!422 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!480 (bvadd #b0000000000010
                    (ite a!425
                         (bvadd #b0000000000001
                                (ite a!426 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!482 (bvadd #b0000000000010
                    (ite a!434
                         (bvadd #b0000000000001
                                (ite a!435 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!484 (bvadd #b0000000000010
                    (ite a!441
                         (bvadd #b0000000000001
                                (ite a!442 #b0000000000001 #b0000000000000))
                         #b0000000000000)))
      (a!492 (concat ((_ extract 109 54)
                       (bvudiv (concat a!211 #x000000000000000000000000000)
                                 (concat #x000000000000000000000000000 a!275)))
                     a!334))
      (a!655 (ite a!333
                  (bvadd #b000010 (ite (= a!334 #b0) #b000001 #b000000))
                  (ite a!335
                       (bvadd #b000001 (ite a!336 #b000001 #b000000))
                       #b000000)))
      (a!656 (bvadd #b000010
                    (ite a!339
                         (bvadd #b000001 (ite a!340 #b000001 #b000000))
                         #b000000)))
      (a!658 (ite a!346
                  (bvadd #b000010 (ite a!347 #b000001 #b000000))
                  (ite a!348
                       (bvadd #b000001 (ite a!349 #b000001 #b000000))
                       #b000000)))
      (a!659 (bvadd #b000010
                    (ite a!352
                         (bvadd #b000001 (ite a!353 #b000001 #b000000))
                         #b000000)))
      (a!662 (ite a!361
                  (bvadd #b000010 (ite a!362 #b000001 #b000000))
                  (ite a!363
                       (bvadd #b000001 (ite a!364 #b000001 #b000000))
                       #b000000)))
      (a!663 (bvadd #b000010
                    (ite a!367
                         (bvadd #b000001 (ite a!368 #b000001 #b000000))
                         #b000000)))
      (a!665 (ite a!374
                  (bvadd #b000010 (ite a!375 #b000001 #b000000))
                  (ite a!376
                       (bvadd #b000001 (ite a!377 #b000001 #b000000))
                       #b000000)))
      (a!666 (bvadd #b000010
                    (ite a!380
                         (bvadd #b000001 (ite a!381 #b000001 #b000000))
                         #b000000)))
      (a!669 (ite a!391
                  (bvadd #b000010 (ite a!392 #b000001 #b000000))
                  (ite a!393
                       (bvadd #b000001 (ite a!394 #b000001 #b000000))
                       #b000000)))
      (a!670 (bvadd #b000010
                    (ite a!397
                         (bvadd #b000001 (ite a!398 #b000001 #b000000))
                         #b000000)))
      (a!672 (ite a!404
                  (bvadd #b000010 (ite a!405 #b000001 #b000000))
                  (ite a!406
                       (bvadd #b000001 (ite a!407 #b000001 #b000000))
                       #b000000)))
      (a!673 (bvadd #b000010
                    (ite a!410
                         (bvadd #b000001 (ite a!411 #b000001 #b000000))
                         #b000000)))
      (a!676 (ite a!419
                  (bvadd #b000010 (ite a!420 #b000001 #b000000))
                  (ite a!421
                       (bvadd #b000001 (ite a!422 #b000001 #b000000))
                       #b000000)))
      (a!677 (bvadd #b000010
                    (ite a!425
                         (bvadd #b000001 (ite a!426 #b000001 #b000000))
                         #b000000)))
      (a!679 (bvadd #b000010
                    (ite a!434
                         (bvadd #b000001 (ite a!435 #b000001 #b000000))
                         #b000000)))
      (a!681 (bvadd #b000010
                    (ite a!441
                         (bvadd #b000001 (ite a!442 #b000001 #b000000))
                         #b000000)))
      (a!820 (ite a!333
                  (bvadd #b00000000010
                         (ite (= a!334 #b0) #b00000000001 #b00000000000))
                  (ite a!335
                       (bvadd #b00000000001
                              (ite a!336 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!821 (bvadd #b00000000010
                    (ite a!339
                         (bvadd #b00000000001
                                (ite a!340 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!823 (ite a!346
                  (bvadd #b00000000010 (ite a!347 #b00000000001 #b00000000000))
                  (ite a!348
                       (bvadd #b00000000001
                              (ite a!349 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!824 (bvadd #b00000000010
                    (ite a!352
                         (bvadd #b00000000001
                                (ite a!353 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!827 (ite a!361
                  (bvadd #b00000000010 (ite a!362 #b00000000001 #b00000000000))
                  (ite a!363
                       (bvadd #b00000000001
                              (ite a!364 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!828 (bvadd #b00000000010
                    (ite a!367
                         (bvadd #b00000000001
                                (ite a!368 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!830 (ite a!374
                  (bvadd #b00000000010 (ite a!375 #b00000000001 #b00000000000))
                  (ite a!376
                       (bvadd #b00000000001
                              (ite a!377 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!831 (bvadd #b00000000010
                    (ite a!380
                         (bvadd #b00000000001
                                (ite a!381 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!834 (ite a!391
                  (bvadd #b00000000010 (ite a!392 #b00000000001 #b00000000000))
                  (ite a!393
                       (bvadd #b00000000001
                              (ite a!394 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!835 (bvadd #b00000000010
                    (ite a!397
                         (bvadd #b00000000001
                                (ite a!398 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!837 (ite a!404
                  (bvadd #b00000000010 (ite a!405 #b00000000001 #b00000000000))
                  (ite a!406
                       (bvadd #b00000000001
                              (ite a!407 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!838 (bvadd #b00000000010
                    (ite a!410
                         (bvadd #b00000000001
                                (ite a!411 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!841 (ite a!419
                  (bvadd #b00000000010 (ite a!420 #b00000000001 #b00000000000))
                  (ite a!421
                       (bvadd #b00000000001
                              (ite a!422 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!842 (bvadd #b00000000010
                    (ite a!425
                         (bvadd #b00000000001
                                (ite a!426 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!844 (bvadd #b00000000010
                    (ite a!434
                         (bvadd #b00000000001
                                (ite a!435 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!846 (bvadd #b00000000010
                    (ite a!441
                         (bvadd #b00000000001
                                (ite a!442 #b00000000001 #b00000000000))
                         #b00000000000)))
      (a!873 (or (and (= ((_ extract 51 0) a) #x0000000000000)
                      (= ((_ extract 62 52) a) #b00000000000))
                 (= a!328 #b1))))
(let ((a!279 (or (not (bvsle a!147 #x00000000000000038))
                 (and (bvsle #x00000000000000001 a!147)
                      (bvsle a!147 #x00000000000000038)
                      (not (bvsle #x0003fffffffffffff a!278)))))
      (a!287 (and a!6
                  a!4
                  (not a!1)
                  (not a!2)
                  a!10
                  a!14
                  (or (not (bvsle a!281 #x00000000000000038)) a!284 a!286)))
      (a!289 (not (or (not (bvsle a!281 #x00000000000000038)) a!288)))
      (a!291 (not (or (not (bvsle a!281 #x00000000000000038)) a!284 a!286)))
      (a!311 (not (or (not (bvsle a!307 #x00000000000000038))
                      (and (bvsle #x00000000000000001 a!307)
                           (bvsle a!307 #x00000000000000038)
                           a!310))))
      (a!315 (or (and (not (bvsle a!307 #x00000000000000038))
                      (bvsle #x00000000000000001 a!313))
                 a!314))
      (a!320 (or a!318
                 (and (not (bvsle a!307 #x00000000000000038))
                      (bvsle #x00000000000000001 a!317))
                 a!319))
      (a!344 (ite a!338
                  a!341
                  (ite a!342
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!343
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!357 (ite a!351
                  a!354
                  (ite a!355
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!356
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!372 (ite a!366
                  a!369
                  (ite a!370
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!371
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!385 (ite a!379
                  a!382
                  (ite a!383
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!384
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!402 (ite a!396
                  a!399
                  (ite a!400
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!401
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!415 (ite a!409
                  a!412
                  (ite a!413
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!414
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!430 (ite a!424
                  a!427
                  (ite a!428
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!429
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!439 (ite a!433
                  a!436
                  (ite a!437
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!438
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!460 (ite a!338
                  a!459
                  (ite a!342
                       (bvadd #b0000000000001
                              (ite a!343 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!463 (ite a!351
                  a!462
                  (ite a!355
                       (bvadd #b0000000000001
                              (ite a!356 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!467 (ite a!366
                  a!466
                  (ite a!370
                       (bvadd #b0000000000001
                              (ite a!371 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!470 (ite a!379
                  a!469
                  (ite a!383
                       (bvadd #b0000000000001
                              (ite a!384 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!474 (ite a!396
                  a!473
                  (ite a!400
                       (bvadd #b0000000000001
                              (ite a!401 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!477 (ite a!409
                  a!476
                  (ite a!413
                       (bvadd #b0000000000001
                              (ite a!414 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!481 (ite a!424
                  a!480
                  (ite a!428
                       (bvadd #b0000000000001
                              (ite a!429 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!483 (ite a!433
                  a!482
                  (ite a!437
                       (bvadd #b0000000000001
                              (ite a!438 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!485 (ite a!440
                  a!484
                  (ite a!444
                       (bvadd #b0000000000001
                              (ite a!445 #b0000000000001 #b0000000000000))
                       #b0000000000000)))
      (a!493 (ite a!440
                  a!443
                  (ite a!444
                       (bvadd #b000000000000000000000000000000000000000000000000000000001
                              (ite a!445
                                   #b000000000000000000000000000000000000000000000000000000001
                                   #b000000000000000000000000000000000000000000000000000000000))
                       #b000000000000000000000000000000000000000000000000000000000)))
      (a!657 (ite a!338
                  a!656
                  (ite a!342
                       (bvadd #b000001 (ite a!343 #b000001 #b000000))
                       #b000000)))
      (a!660 (ite a!351
                  a!659
                  (ite a!355
                       (bvadd #b000001 (ite a!356 #b000001 #b000000))
                       #b000000)))
      (a!664 (ite a!366
                  a!663
                  (ite a!370
                       (bvadd #b000001 (ite a!371 #b000001 #b000000))
                       #b000000)))
      (a!667 (ite a!379
                  a!666
                  (ite a!383
                       (bvadd #b000001 (ite a!384 #b000001 #b000000))
                       #b000000)))
      (a!671 (ite a!396
                  a!670
                  (ite a!400
                       (bvadd #b000001 (ite a!401 #b000001 #b000000))
                       #b000000)))
      (a!674 (ite a!409
                  a!673
                  (ite a!413
                       (bvadd #b000001 (ite a!414 #b000001 #b000000))
                       #b000000)))
      (a!678 (ite a!424
                  a!677
                  (ite a!428
                       (bvadd #b000001 (ite a!429 #b000001 #b000000))
                       #b000000)))
      (a!680 (ite a!433
                  a!679
                  (ite a!437
                       (bvadd #b000001 (ite a!438 #b000001 #b000000))
                       #b000000)))
      (a!682 (ite a!440
                  a!681
                  (ite a!444
                       (bvadd #b000001 (ite a!445 #b000001 #b000000))
                       #b000000)))
      (a!822 (ite a!338
                  a!821
                  (ite a!342
                       (bvadd #b00000000001
                              (ite a!343 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!825 (ite a!351
                  a!824
                  (ite a!355
                       (bvadd #b00000000001
                              (ite a!356 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!829 (ite a!366
                  a!828
                  (ite a!370
                       (bvadd #b00000000001
                              (ite a!371 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!832 (ite a!379
                  a!831
                  (ite a!383
                       (bvadd #b00000000001
                              (ite a!384 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!836 (ite a!396
                  a!835
                  (ite a!400
                       (bvadd #b00000000001
                              (ite a!401 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!839 (ite a!409
                  a!838
                  (ite a!413
                       (bvadd #b00000000001
                              (ite a!414 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!843 (ite a!424
                  a!842
                  (ite a!428
                       (bvadd #b00000000001
                              (ite a!429 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!845 (ite a!433
                  a!844
                  (ite a!437
                       (bvadd #b00000000001
                              (ite a!438 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!847 (ite a!440
                  a!846
                  (ite a!444
                       (bvadd #b00000000001
                              (ite a!445 #b00000000001 #b00000000000))
                       #b00000000000)))
      (a!874 (ite a!873
                  (ite (= ((_ extract 63 63) a) ((_ extract 63 63) b)) #b0 #b1)
                  (bvxor ((_ extract 63 63) a) ((_ extract 63 63) b)))))
(let ((a!280 (and a!6 a!4 (not a!1) (not a!2) a!10 a!14 (not a!279)))
      (a!290 (and a!6 a!4 (not a!1) (not a!2) a!10 a!14 a!279 a!289))
      (a!292 (and a!6
                  a!4
                  (not a!1)
                  (not a!2)
                  a!10
                  a!14
                  (or (not (bvsle a!281 #x00000000000000038)) a!288)
                  a!291))
      (a!321 (and a!296
                  (not a!294)
                  (or (not a!306) a!311)
                  (not a!315)
                  (or (= ((_ extract 0 0) c) #b0) (not (or a!316 a!318)))
                  a!320))
      (a!358 (ite a!331
                  (bvadd #b000000000000000000000000000000000000000000000000000000111
                         (ite a!332
                              (bvadd #b000000000000000000000000000000000000000000000000000000100
                                     a!337)
                              a!344))
                  (ite a!345
                       (bvadd #b000000000000000000000000000000000000000000000000000000100
                              a!350)
                       a!357)))
      (a!386 (ite a!359
                  (bvadd #b000000000000000000000000000000000000000000000000000000111
                         (ite a!360
                              (bvadd #b000000000000000000000000000000000000000000000000000000100
                                     a!365)
                              a!372))
                  (ite a!373
                       (bvadd #b000000000000000000000000000000000000000000000000000000100
                              a!378)
                       a!385)))
      (a!416 (ite a!389
                  (bvadd #b000000000000000000000000000000000000000000000000000000111
                         (ite a!390
                              (bvadd #b000000000000000000000000000000000000000000000000000000100
                                     a!395)
                              a!402))
                  (ite a!403
                       (bvadd #b000000000000000000000000000000000000000000000000000000100
                              a!408)
                       a!415)))
      (a!431 ((_ extract 56 1)
               (bvadd #b000000000000000000000000000000000000000000000000000001000
                      (ite a!418
                           (bvadd #b000000000000000000000000000000000000000000000000000000100
                                  a!423)
                           a!430))))
      (a!464 (ite a!331
                  (bvadd #b0000000000111
                         (ite a!332 (bvadd #b0000000000100 a!458) a!460))
                  (ite a!345 (bvadd #b0000000000100 a!461) a!463)))
      (a!471 (ite a!359
                  (bvadd #b0000000000111
                         (ite a!360 (bvadd #b0000000000100 a!465) a!467))
                  (ite a!373 (bvadd #b0000000000100 a!468) a!470)))
      (a!478 (ite a!389
                  (bvadd #b0000000000111
                         (ite a!390 (bvadd #b0000000000100 a!472) a!474))
                  (ite a!403 (bvadd #b0000000000100 a!475) a!477)))
      (a!486 (ite a!417
                  (bvadd #b0000000001000
                         (ite a!418 (bvadd #b0000000000100 a!479) a!481))
                  (ite a!432 (bvadd #b0000000000100 a!483) a!485)))
      (a!494 (ite a!417
                  (bvadd #b000000000000000000000000000000000000000000000000000001000
                         (ite a!418
                              (bvadd #b000000000000000000000000000000000000000000000000000000100
                                     a!423)
                              a!430))
                  (ite a!432
                       (bvadd #b000000000000000000000000000000000000000000000000000000100
                              a!439)
                       a!493)))
      (a!661 (ite a!331
                  (bvadd #b000111 (ite a!332 (bvadd #b000100 a!655) a!657))
                  (ite a!345 (bvadd #b000100 a!658) a!660)))
      (a!668 (ite a!359
                  (bvadd #b000111 (ite a!360 (bvadd #b000100 a!662) a!664))
                  (ite a!373 (bvadd #b000100 a!665) a!667)))
      (a!675 (ite a!389
                  (bvadd #b000111 (ite a!390 (bvadd #b000100 a!669) a!671))
                  (ite a!403 (bvadd #b000100 a!672) a!674)))
      (a!683 (ite a!417
                  (bvadd #b001000 (ite a!418 (bvadd #b000100 a!676) a!678))
                  (ite a!432 (bvadd #b000100 a!680) a!682)))
      (a!826 (ite a!331
                  (bvadd #b00000000111
                         (ite a!332 (bvadd #b00000000100 a!820) a!822))
                  (ite a!345 (bvadd #b00000000100 a!823) a!825)))
      (a!833 (ite a!359
                  (bvadd #b00000000111
                         (ite a!360 (bvadd #b00000000100 a!827) a!829))
                  (ite a!373 (bvadd #b00000000100 a!830) a!832)))
      (a!840 (ite a!389
                  (bvadd #b00000000111
                         (ite a!390 (bvadd #b00000000100 a!834) a!836))
                  (ite a!403 (bvadd #b00000000100 a!837) a!839)))
      (a!848 (ite a!417
                  (bvadd #b00000001000
                         (ite a!418 (bvadd #b00000000100 a!841) a!843))
                  (ite a!432 (bvadd #b00000000100 a!845) a!847)))
      (a!875 (ite (and (= ((_ extract 51 0) b) #x0000000000000)
                       (= ((_ extract 62 52) b) #b00000000000))
                  (ite a!872 #b0 #b1)
                  a!874)))
(let ((a!293 (or a!1
                 a!2
                 a!3
                 a!5
                 a!7
                 a!12
                 a!13
                 a!15
                 (and (not a!1) (not a!2) (not (or a!3 a!13)))
                 a!280
                 a!287
                 a!290
                 a!292))
      (a!300 (or (and (= ((_ extract 62 52) c) #b11111111111)
                      (= ((_ extract 51 0) c) #x0000000000000))
                 (not a!280)))
      (a!387 ((_ extract 56 1)
               (bvadd #b000000000000000000000000000000000000000000000000000011101
                      (ite a!330
                           (bvadd #b000000000000000000000000000000000000000000000000000001110
                                  a!358)
                           a!386))))
      (a!447 (ite a!417
                  a!431
                  (ite a!432
                       ((_ extract 56 1)
                         (bvadd #b000000000000000000000000000000000000000000000000000000100
                                a!439))
                       (ite a!440 ((_ extract 56 1) a!443) a!446))))
      (a!487 (ite a!329
                  (bvadd #b0000000011101
                         (ite a!330 (bvadd #b0000000001110 a!464) a!471))
                  (ite a!388 (bvadd #b0000000001111 a!478) a!486)))
      (a!495 (ite a!329
                  (bvadd #b000000000000000000000000000000000000000000000000000011101
                         (ite a!330
                              (bvadd #b000000000000000000000000000000000000000000000000000001110
                                     a!358)
                              a!386))
                  (ite a!388
                       (bvadd #b000000000000000000000000000000000000000000000000000001111
                              a!416)
                       a!494)))
      (a!684 (ite a!329
                  (bvadd #b011101 (ite a!330 (bvadd #b001110 a!661) a!668))
                  (ite a!388 (bvadd #b001111 a!675) a!683)))
      (a!849 (ite a!329
                  (bvadd #b00000011101
                         (ite a!330 (bvadd #b00000001110 a!826) a!833))
                  (ite a!388 (bvadd #b00000001111 a!840) a!848)))
      (a!876 (ite a!324
                  (ite a!870 #b0 #b1)
                  (ite a!325
                       (ite a!871 #b0 #b1)
                       (ite a!326 (ite a!870 #b0 #b1) a!875)))))
(let ((a!322 (and (or a!294 (not (or a!1 a!2)))
                  a!295
                  (or (not a!7) a!298)
                  a!299
                  (or (not (or a!3 a!13)) a!294)
                  (or a!298 (not a!15))
                  a!300
                  (or a!303 a!304)
                  (or a!298 (not a!287))
                  (or (not a!290) a!321)
                  (or (not a!292) a!321)))
      (a!448 (ite a!329
                  a!387
                  (ite a!388
                       ((_ extract 56 1)
                         (bvadd #b000000000000000000000000000000000000000000000000000001111
                                a!416))
                       a!447)))
      (a!488 (bvadd #b0000000000001
                    a!451
                    (concat #b00 a!452)
                    (bvmul #b1111111111111 (concat #b00 a!453))
                    (bvmul #b1111111111111 a!487)
                    a!456))
      (a!496 (= ((_ extract 56 56)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b1))
      (a!503 (= ((_ extract 0 0)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!505 (= ((_ extract 2 2)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!506 (= ((_ extract 1 1)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!510 (= ((_ extract 4 4)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!511 (= ((_ extract 3 3)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!514 (= ((_ extract 6 6)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!515 (= ((_ extract 5 5)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!520 (= ((_ extract 7 7)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!522 (= ((_ extract 9 9)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!523 (= ((_ extract 8 8)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!527 (= ((_ extract 11 11)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!528 (= ((_ extract 10 10)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!531 (= ((_ extract 13 13)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!532 (= ((_ extract 12 12)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!539 (= ((_ extract 14 14)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!541 (= ((_ extract 16 16)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!542 (= ((_ extract 15 15)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!546 (= ((_ extract 18 18)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!547 (= ((_ extract 17 17)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!550 (= ((_ extract 20 20)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!551 (= ((_ extract 19 19)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!556 (= ((_ extract 21 21)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!558 (= ((_ extract 23 23)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!559 (= ((_ extract 22 22)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!563 (= ((_ extract 25 25)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!564 (= ((_ extract 24 24)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!567 (= ((_ extract 27 27)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!568 (= ((_ extract 26 26)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!576 (= ((_ extract 28 28)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!578 (= ((_ extract 30 30)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!579 (= ((_ extract 29 29)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!583 (= ((_ extract 32 32)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!584 (= ((_ extract 31 31)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!587 (= ((_ extract 34 34)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!588 (= ((_ extract 33 33)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!593 (= ((_ extract 35 35)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!595 (= ((_ extract 37 37)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!596 (= ((_ extract 36 36)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!600 (= ((_ extract 39 39)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!601 (= ((_ extract 38 38)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!604 (= ((_ extract 41 41)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!605 (= ((_ extract 40 40)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!612 (= ((_ extract 42 42)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!614 (= ((_ extract 44 44)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!615 (= ((_ extract 43 43)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!619 (= ((_ extract 46 46)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!620 (= ((_ extract 45 45)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!623 (= ((_ extract 48 48)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!624 (= ((_ extract 47 47)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!629 (= ((_ extract 50 50)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!630 (= ((_ extract 49 49)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!633 (= ((_ extract 52 52)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!634 (= ((_ extract 51 51)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!638 (= ((_ extract 54 54)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!639 (= ((_ extract 53 53)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!642 (= ((_ extract 56 56)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!643 (= ((_ extract 55 55)
                  (bvshl a!492
                         (bvadd #b111111111111111111111111111111111111111111111111111111111
                                a!495)))
                #b0))
      (a!685 (bvadd #b000001
                    a!651
                    (bvmul #b111111 a!652)
                    (bvmul #b111111 a!684)
                    (ite a!18 #b000010 (bvadd #b000001 ((_ extract 57 52) a)))
                    a!653))
      (a!877 (= ((_ extract 63 63) c)
                (ite (or a!1 a!2) #b0 (ite a!323 (ite a!869 #b0 #b1) a!876)))))
(let ((a!489 (not (ite (= a!448 #x00000000000000)
                       (= ((_ extract 12 12) a!457) #b1)
                       (= ((_ extract 12 12) a!488) #b1))))
      (a!490 (or (ite (= a!448 #x00000000000000)
                      (= ((_ extract 10 10) a!457) #b1)
                      (= ((_ extract 10 10) a!488) #b1))
                 (ite (= a!448 #x00000000000000)
                      (= ((_ extract 11 11) a!457) #b1)
                      (= ((_ extract 11 11) a!488) #b1))))
      (a!497 (and (= (ite (= a!448 #x00000000000000) a!457 a!488)
                     #b0001111111111)
                  (ite (= a!448 #x00000000000000) a!491 a!496)))
      (a!498 (ite (= a!448 #x00000000000000)
                  ((_ extract 109 81)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 56 28)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!499 (ite (= a!448 #x00000000000000)
                  ((_ extract 80 67)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 27 14)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!500 (ite (= a!448 #x00000000000000)
                  ((_ extract 66 60)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 13 7)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!501 (ite (= a!448 #x00000000000000)
                  ((_ extract 59 56)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 6 3)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!502 (ite (= a!448 #x00000000000000)
                  ((_ extract 55 54)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 2 1)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!504 (bvadd #b0000000000010
                    (ite (ite (= a!448 #x00000000000000) (= a!334 #b0) a!503)
                         #b0000000000001
                         #b0000000000000)))
      (a!507 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!336 a!506)
                         #b0000000000001
                         #b0000000000000)))
      (a!509 (ite (= a!448 #x00000000000000)
                  ((_ extract 59 58)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 6 5)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!512 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!340 a!511)
                         #b0000000000001
                         #b0000000000000)))
      (a!516 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!343 a!515)
                         #b0000000000001
                         #b0000000000000)))
      (a!518 (ite (= a!448 #x00000000000000)
                  ((_ extract 66 63)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 13 10)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!519 (ite (= a!448 #x00000000000000)
                  ((_ extract 62 61)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 9 8)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!521 (bvadd #b0000000000010
                    (ite (ite (= a!448 #x00000000000000) a!347 a!520)
                         #b0000000000001
                         #b0000000000000)))
      (a!524 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!349 a!523)
                         #b0000000000001
                         #b0000000000000)))
      (a!526 (ite (= a!448 #x00000000000000)
                  ((_ extract 66 65)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 13 12)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!529 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!353 a!528)
                         #b0000000000001
                         #b0000000000000)))
      (a!533 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!356 a!532)
                         #b0000000000001
                         #b0000000000000)))
      (a!536 (ite (= a!448 #x00000000000000)
                  ((_ extract 80 74)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 27 21)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!537 (ite (= a!448 #x00000000000000)
                  ((_ extract 73 70)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 20 17)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!538 (ite (= a!448 #x00000000000000)
                  ((_ extract 69 68)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 16 15)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!540 (bvadd #b0000000000010
                    (ite (ite (= a!448 #x00000000000000) a!362 a!539)
                         #b0000000000001
                         #b0000000000000)))
      (a!543 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!364 a!542)
                         #b0000000000001
                         #b0000000000000)))
      (a!545 (ite (= a!448 #x00000000000000)
                  ((_ extract 73 72)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 20 19)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!548 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!368 a!547)
                         #b0000000000001
                         #b0000000000000)))
      (a!552 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!371 a!551)
                         #b0000000000001
                         #b0000000000000)))
      (a!554 (ite (= a!448 #x00000000000000)
                  ((_ extract 80 77)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 27 24)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!555 (ite (= a!448 #x00000000000000)
                  ((_ extract 76 75)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 23 22)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!557 (bvadd #b0000000000010
                    (ite (ite (= a!448 #x00000000000000) a!375 a!556)
                         #b0000000000001
                         #b0000000000000)))
      (a!560 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!377 a!559)
                         #b0000000000001
                         #b0000000000000)))
      (a!562 (ite (= a!448 #x00000000000000)
                  ((_ extract 80 79)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 27 26)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!565 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!381 a!564)
                         #b0000000000001
                         #b0000000000000)))
      (a!569 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!384 a!568)
                         #b0000000000001
                         #b0000000000000)))
      (a!572 (ite (= a!448 #x00000000000000)
                  ((_ extract 109 95)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 56 42)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!573 (ite (= a!448 #x00000000000000)
                  ((_ extract 94 88)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 41 35)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!574 (ite (= a!448 #x00000000000000)
                  ((_ extract 87 84)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 34 31)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!575 (ite (= a!448 #x00000000000000)
                  ((_ extract 83 82)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 30 29)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!577 (bvadd #b0000000000010
                    (ite (ite (= a!448 #x00000000000000) a!392 a!576)
                         #b0000000000001
                         #b0000000000000)))
      (a!580 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!394 a!579)
                         #b0000000000001
                         #b0000000000000)))
      (a!582 (ite (= a!448 #x00000000000000)
                  ((_ extract 87 86)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 34 33)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!585 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!398 a!584)
                         #b0000000000001
                         #b0000000000000)))
      (a!589 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!401 a!588)
                         #b0000000000001
                         #b0000000000000)))
      (a!591 (ite (= a!448 #x00000000000000)
                  ((_ extract 94 91)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 41 38)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!592 (ite (= a!448 #x00000000000000)
                  ((_ extract 90 89)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 37 36)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!594 (bvadd #b0000000000010
                    (ite (ite (= a!448 #x00000000000000) a!405 a!593)
                         #b0000000000001
                         #b0000000000000)))
      (a!597 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!407 a!596)
                         #b0000000000001
                         #b0000000000000)))
      (a!599 (ite (= a!448 #x00000000000000)
                  ((_ extract 94 93)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 41 40)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!602 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!411 a!601)
                         #b0000000000001
                         #b0000000000000)))
      (a!606 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!414 a!605)
                         #b0000000000001
                         #b0000000000000)))
      (a!609 (ite (= a!448 #x00000000000000)
                  ((_ extract 109 102)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 56 49)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!610 (ite (= a!448 #x00000000000000)
                  ((_ extract 101 98)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 48 45)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!611 (ite (= a!448 #x00000000000000)
                  ((_ extract 97 96)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 44 43)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!613 (bvadd #b0000000000010
                    (ite (ite (= a!448 #x00000000000000) a!420 a!612)
                         #b0000000000001
                         #b0000000000000)))
      (a!616 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!422 a!615)
                         #b0000000000001
                         #b0000000000000)))
      (a!618 (ite (= a!448 #x00000000000000)
                  ((_ extract 101 100)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 48 47)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!621 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!426 a!620)
                         #b0000000000001
                         #b0000000000000)))
      (a!625 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!429 a!624)
                         #b0000000000001
                         #b0000000000000)))
      (a!627 (ite (= a!448 #x00000000000000)
                  ((_ extract 109 106)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 56 53)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!628 (ite (= a!448 #x00000000000000)
                  ((_ extract 105 104)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 52 51)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!631 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!435 a!630)
                         #b0000000000001
                         #b0000000000000)))
      (a!635 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!438 a!634)
                         #b0000000000001
                         #b0000000000000)))
      (a!637 (ite (= a!448 #x00000000000000)
                  ((_ extract 109 108)
                    (bvudiv (concat a!211 #x000000000000000000000000000)
                              (concat #x000000000000000000000000000 a!275)))
                  ((_ extract 56 55)
                    (bvshl a!492
                           (bvadd #b111111111111111111111111111111111111111111111111111111111
                                  a!495)))))
      (a!640 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!442 a!639)
                         #b0000000000001
                         #b0000000000000)))
      (a!644 (bvadd #b0000000000001
                    (ite (ite (= a!448 #x00000000000000) a!445 a!643)
                         #b0000000000001
                         #b0000000000000)))
      (a!650 (concat (ite (= a!448 #x00000000000000)
                          a!492
                          (bvshl a!492
                                 (bvadd #b111111111111111111111111111111111111111111111111111111111
                                        a!495)))
                     #b000000000000000000000000000000000000000000000000000000000))
      (a!686 (bvadd #b000010
                    (ite (ite (= a!448 #x00000000000000) (= a!334 #b0) a!503)
                         #b000001
                         #b000000)))
      (a!687 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!336 a!506)
                         #b000001
                         #b000000)))
      (a!689 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!340 a!511)
                         #b000001
                         #b000000)))
      (a!691 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!343 a!515)
                         #b000001
                         #b000000)))
      (a!693 (bvadd #b000010
                    (ite (ite (= a!448 #x00000000000000) a!347 a!520)
                         #b000001
                         #b000000)))
      (a!694 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!349 a!523)
                         #b000001
                         #b000000)))
      (a!696 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!353 a!528)
                         #b000001
                         #b000000)))
      (a!698 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!356 a!532)
                         #b000001
                         #b000000)))
      (a!701 (bvadd #b000010
                    (ite (ite (= a!448 #x00000000000000) a!362 a!539)
                         #b000001
                         #b000000)))
      (a!702 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!364 a!542)
                         #b000001
                         #b000000)))
      (a!704 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!368 a!547)
                         #b000001
                         #b000000)))
      (a!706 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!371 a!551)
                         #b000001
                         #b000000)))
      (a!708 (bvadd #b000010
                    (ite (ite (= a!448 #x00000000000000) a!375 a!556)
                         #b000001
                         #b000000)))
      (a!709 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!377 a!559)
                         #b000001
                         #b000000)))
      (a!711 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!381 a!564)
                         #b000001
                         #b000000)))
      (a!713 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!384 a!568)
                         #b000001
                         #b000000)))
      (a!716 (bvadd #b000010
                    (ite (ite (= a!448 #x00000000000000) a!392 a!576)
                         #b000001
                         #b000000)))
      (a!717 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!394 a!579)
                         #b000001
                         #b000000)))
      (a!719 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!398 a!584)
                         #b000001
                         #b000000)))
      (a!721 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!401 a!588)
                         #b000001
                         #b000000)))
      (a!723 (bvadd #b000010
                    (ite (ite (= a!448 #x00000000000000) a!405 a!593)
                         #b000001
                         #b000000)))
      (a!724 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!407 a!596)
                         #b000001
                         #b000000)))
      (a!726 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!411 a!601)
                         #b000001
                         #b000000)))
      (a!728 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!414 a!605)
                         #b000001
                         #b000000)))
      (a!731 (bvadd #b000010
                    (ite (ite (= a!448 #x00000000000000) a!420 a!612)
                         #b000001
                         #b000000)))
      (a!732 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!422 a!615)
                         #b000001
                         #b000000)))
      (a!734 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!426 a!620)
                         #b000001
                         #b000000)))
      (a!736 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!429 a!624)
                         #b000001
                         #b000000)))
      (a!738 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!435 a!630)
                         #b000001
                         #b000000)))
      (a!740 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!438 a!634)
                         #b000001
                         #b000000)))
      (a!742 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!442 a!639)
                         #b000001
                         #b000000)))
      (a!744 (bvadd #b000001
                    (ite (ite (= a!448 #x00000000000000) a!445 a!643)
                         #b000001
                         #b000000)))
      (a!758 (bvadd #b00000000010
                    (ite (ite (= a!448 #x00000000000000) (= a!334 #b0) a!503)
                         #b00000000001
                         #b00000000000)))
      (a!759 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!336 a!506)
                         #b00000000001
                         #b00000000000)))
      (a!761 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!340 a!511)
                         #b00000000001
                         #b00000000000)))
      (a!763 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!343 a!515)
                         #b00000000001
                         #b00000000000)))
      (a!765 (bvadd #b00000000010
                    (ite (ite (= a!448 #x00000000000000) a!347 a!520)
                         #b00000000001
                         #b00000000000)))
      (a!766 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!349 a!523)
                         #b00000000001
                         #b00000000000)))
      (a!768 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!353 a!528)
                         #b00000000001
                         #b00000000000)))
      (a!770 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!356 a!532)
                         #b00000000001
                         #b00000000000)))
      (a!773 (bvadd #b00000000010
                    (ite (ite (= a!448 #x00000000000000) a!362 a!539)
                         #b00000000001
                         #b00000000000)))
      (a!774 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!364 a!542)
                         #b00000000001
                         #b00000000000)))
      (a!776 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!368 a!547)
                         #b00000000001
                         #b00000000000)))
      (a!778 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!371 a!551)
                         #b00000000001
                         #b00000000000)))
      (a!780 (bvadd #b00000000010
                    (ite (ite (= a!448 #x00000000000000) a!375 a!556)
                         #b00000000001
                         #b00000000000)))
      (a!781 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!377 a!559)
                         #b00000000001
                         #b00000000000)))
      (a!783 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!381 a!564)
                         #b00000000001
                         #b00000000000)))
      (a!785 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!384 a!568)
                         #b00000000001
                         #b00000000000)))
      (a!788 (bvadd #b00000000010
                    (ite (ite (= a!448 #x00000000000000) a!392 a!576)
                         #b00000000001
                         #b00000000000)))
      (a!789 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!394 a!579)
                         #b00000000001
                         #b00000000000)))
      (a!791 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!398 a!584)
                         #b00000000001
                         #b00000000000)))
      (a!793 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!401 a!588)
                         #b00000000001
                         #b00000000000)))
      (a!795 (bvadd #b00000000010
                    (ite (ite (= a!448 #x00000000000000) a!405 a!593)
                         #b00000000001
                         #b00000000000)))
      (a!796 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!407 a!596)
                         #b00000000001
                         #b00000000000)))
      (a!798 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!411 a!601)
                         #b00000000001
                         #b00000000000)))
      (a!800 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!414 a!605)
                         #b00000000001
                         #b00000000000)))
      (a!803 (bvadd #b00000000010
                    (ite (ite (= a!448 #x00000000000000) a!420 a!612)
                         #b00000000001
                         #b00000000000)))
      (a!804 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!422 a!615)
                         #b00000000001
                         #b00000000000)))
      (a!806 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!426 a!620)
                         #b00000000001
                         #b00000000000)))
      (a!808 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!429 a!624)
                         #b00000000001
                         #b00000000000)))
      (a!810 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!435 a!630)
                         #b00000000001
                         #b00000000000)))
      (a!812 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!438 a!634)
                         #b00000000001
                         #b00000000000)))
      (a!814 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!442 a!639)
                         #b00000000001
                         #b00000000000)))
      (a!816 (bvadd #b00000000001
                    (ite (ite (= a!448 #x00000000000000) a!445 a!643)
                         #b00000000001
                         #b00000000000))))
(let ((a!508 (ite (= a!502 #b00)
                  a!504
                  (ite (ite (= a!448 #x00000000000000) a!335 a!505)
                       a!507
                       #b0000000000000)))
      (a!513 (bvadd #b0000000000010
                    (ite (ite (= a!448 #x00000000000000) a!339 a!510)
                         a!512
                         #b0000000000000)))
      (a!525 (ite (= a!519 #b00)
                  a!521
                  (ite (ite (= a!448 #x00000000000000) a!348 a!522)
                       a!524
                       #b0000000000000)))
      (a!530 (bvadd #b0000000000010
                    (ite (ite (= a!448 #x00000000000000) a!352 a!527)
                         a!529
                         #b0000000000000)))
      (a!544 (ite (= a!538 #b00)
                  a!540
                  (ite (ite (= a!448 #x00000000000000) a!363 a!541)
                       a!543
                       #b0000000000000)))
      (a!549 (bvadd #b0000000000010
                    (ite (ite (= a!448 #x00000000000000) a!367 a!546)
                         a!548
                         #b0000000000000)))
      (a!561 (ite (= a!555 #b00)
                  a!557
                  (ite (ite (= a!448 #x00000000000000) a!376 a!558)
                       a!560
                       #b0000000000000)))
      (a!566 (bvadd #b0000000000010
                    (ite (ite (= a!448 #x00000000000000) a!380 a!563)
                         a!565
                         #b0000000000000)))
      (a!581 (ite (= a!575 #b00)
                  a!577
                  (ite (ite (= a!448 #x00000000000000) a!393 a!578)
                       a!580
                       #b0000000000000)))
      (a!586 (bvadd #b0000000000010
                    (ite (ite (= a!448 #x00000000000000) a!397 a!583)
                         a!585
                         #b0000000000000)))
      (a!598 (ite (= a!592 #b00)
                  a!594
                  (ite (ite (= a!448 #x00000000000000) a!406 a!595)
                       a!597
                       #b0000000000000)))
      (a!603 (bvadd #b0000000000010
                    (ite (ite (= a!448 #x00000000000000) a!410 a!600)
                         a!602
                         #b0000000000000)))
      (a!617 (ite (= a!611 #b00)
                  a!613
                  (ite (ite (= a!448 #x00000000000000) a!421 a!614)
                       a!616
                       #b0000000000000)))
      (a!622 (bvadd #b0000000000010
                    (ite (ite (= a!448 #x00000000000000) a!425 a!619)
                         a!621
                         #b0000000000000)))
      (a!632 (bvadd #b0000000000010
                    (ite (ite (= a!448 #x00000000000000) a!434 a!629)
                         a!631
                         #b0000000000000)))
      (a!641 (bvadd #b0000000000010
                    (ite (ite (= a!448 #x00000000000000) a!441 a!638)
                         a!640
                         #b0000000000000)))
      (a!688 (ite (= a!502 #b00)
                  a!686
                  (ite (ite (= a!448 #x00000000000000) a!335 a!505)
                       a!687
                       #b000000)))
      (a!690 (bvadd #b000010
                    (ite (ite (= a!448 #x00000000000000) a!339 a!510)
                         a!689
                         #b000000)))
      (a!695 (ite (= a!519 #b00)
                  a!693
                  (ite (ite (= a!448 #x00000000000000) a!348 a!522)
                       a!694
                       #b000000)))
      (a!697 (bvadd #b000010
                    (ite (ite (= a!448 #x00000000000000) a!352 a!527)
                         a!696
                         #b000000)))
      (a!703 (ite (= a!538 #b00)
                  a!701
                  (ite (ite (= a!448 #x00000000000000) a!363 a!541)
                       a!702
                       #b000000)))
      (a!705 (bvadd #b000010
                    (ite (ite (= a!448 #x00000000000000) a!367 a!546)
                         a!704
                         #b000000)))
      (a!710 (ite (= a!555 #b00)
                  a!708
                  (ite (ite (= a!448 #x00000000000000) a!376 a!558)
                       a!709
                       #b000000)))
      (a!712 (bvadd #b000010
                    (ite (ite (= a!448 #x00000000000000) a!380 a!563)
                         a!711
                         #b000000)))
      (a!718 (ite (= a!575 #b00)
                  a!716
                  (ite (ite (= a!448 #x00000000000000) a!393 a!578)
                       a!717
                       #b000000)))
      (a!720 (bvadd #b000010
                    (ite (ite (= a!448 #x00000000000000) a!397 a!583)
                         a!719
                         #b000000)))
      (a!725 (ite (= a!592 #b00)
                  a!723
                  (ite (ite (= a!448 #x00000000000000) a!406 a!595)
                       a!724
                       #b000000)))
      (a!727 (bvadd #b000010
                    (ite (ite (= a!448 #x00000000000000) a!410 a!600)
                         a!726
                         #b000000)))
      (a!733 (ite (= a!611 #b00)
                  a!731
                  (ite (ite (= a!448 #x00000000000000) a!421 a!614)
                       a!732
                       #b000000)))
      (a!735 (bvadd #b000010
                    (ite (ite (= a!448 #x00000000000000) a!425 a!619)
                         a!734
                         #b000000)))
      (a!739 (bvadd #b000010
                    (ite (ite (= a!448 #x00000000000000) a!434 a!629)
                         a!738
                         #b000000)))
      (a!743 (bvadd #b000010
                    (ite (ite (= a!448 #x00000000000000) a!441 a!638)
                         a!742
                         #b000000)))
      (a!760 (ite (= a!502 #b00)
                  a!758
                  (ite (ite (= a!448 #x00000000000000) a!335 a!505)
                       a!759
                       #b00000000000)))
      (a!762 (bvadd #b00000000010
                    (ite (ite (= a!448 #x00000000000000) a!339 a!510)
                         a!761
                         #b00000000000)))
      (a!767 (ite (= a!519 #b00)
                  a!765
                  (ite (ite (= a!448 #x00000000000000) a!348 a!522)
                       a!766
                       #b00000000000)))
      (a!769 (bvadd #b00000000010
                    (ite (ite (= a!448 #x00000000000000) a!352 a!527)
                         a!768
                         #b00000000000)))
      (a!775 (ite (= a!538 #b00)
                  a!773
                  (ite (ite (= a!448 #x00000000000000) a!363 a!541)
                       a!774
                       #b00000000000)))
      (a!777 (bvadd #b00000000010
                    (ite (ite (= a!448 #x00000000000000) a!367 a!546)
                         a!776
                         #b00000000000)))
      (a!782 (ite (= a!555 #b00)
                  a!780
                  (ite (ite (= a!448 #x00000000000000) a!376 a!558)
                       a!781
                       #b00000000000)))
      (a!784 (bvadd #b00000000010
                    (ite (ite (= a!448 #x00000000000000) a!380 a!563)
                         a!783
                         #b00000000000)))
      (a!790 (ite (= a!575 #b00)
                  a!788
                  (ite (ite (= a!448 #x00000000000000) a!393 a!578)
                       a!789
                       #b00000000000)))
      (a!792 (bvadd #b00000000010
                    (ite (ite (= a!448 #x00000000000000) a!397 a!583)
                         a!791
                         #b00000000000)))
      (a!797 (ite (= a!592 #b00)
                  a!795
                  (ite (ite (= a!448 #x00000000000000) a!406 a!595)
                       a!796
                       #b00000000000)))
      (a!799 (bvadd #b00000000010
                    (ite (ite (= a!448 #x00000000000000) a!410 a!600)
                         a!798
                         #b00000000000)))
      (a!805 (ite (= a!611 #b00)
                  a!803
                  (ite (ite (= a!448 #x00000000000000) a!421 a!614)
                       a!804
                       #b00000000000)))
      (a!807 (bvadd #b00000000010
                    (ite (ite (= a!448 #x00000000000000) a!425 a!619)
                         a!806
                         #b00000000000)))
      (a!811 (bvadd #b00000000010
                    (ite (ite (= a!448 #x00000000000000) a!434 a!629)
                         a!810
                         #b00000000000)))
      (a!815 (bvadd #b00000000010
                    (ite (ite (= a!448 #x00000000000000) a!441 a!638)
                         a!814
                         #b00000000000))))
(let ((a!517 (ite (= a!509 #b00)
                  a!513
                  (ite (ite (= a!448 #x00000000000000) a!342 a!514)
                       a!516
                       #b0000000000000)))
      (a!534 (ite (= a!526 #b00)
                  a!530
                  (ite (ite (= a!448 #x00000000000000) a!355 a!531)
                       a!533
                       #b0000000000000)))
      (a!553 (ite (= a!545 #b00)
                  a!549
                  (ite (ite (= a!448 #x00000000000000) a!370 a!550)
                       a!552
                       #b0000000000000)))
      (a!570 (ite (= a!562 #b00)
                  a!566
                  (ite (ite (= a!448 #x00000000000000) a!383 a!567)
                       a!569
                       #b0000000000000)))
      (a!590 (ite (= a!582 #b00)
                  a!586
                  (ite (ite (= a!448 #x00000000000000) a!400 a!587)
                       a!589
                       #b0000000000000)))
      (a!607 (ite (= a!599 #b00)
                  a!603
                  (ite (ite (= a!448 #x00000000000000) a!413 a!604)
                       a!606
                       #b0000000000000)))
      (a!626 (ite (= a!618 #b00)
                  a!622
                  (ite (ite (= a!448 #x00000000000000) a!428 a!623)
                       a!625
                       #b0000000000000)))
      (a!636 (ite (= a!628 #b00)
                  a!632
                  (ite (ite (= a!448 #x00000000000000) a!437 a!633)
                       a!635
                       #b0000000000000)))
      (a!645 (ite (= a!637 #b00)
                  a!641
                  (ite (ite (= a!448 #x00000000000000) a!444 a!642)
                       a!644
                       #b0000000000000)))
      (a!692 (ite (= a!509 #b00)
                  a!690
                  (ite (ite (= a!448 #x00000000000000) a!342 a!514)
                       a!691
                       #b000000)))
      (a!699 (ite (= a!526 #b00)
                  a!697
                  (ite (ite (= a!448 #x00000000000000) a!355 a!531)
                       a!698
                       #b000000)))
      (a!707 (ite (= a!545 #b00)
                  a!705
                  (ite (ite (= a!448 #x00000000000000) a!370 a!550)
                       a!706
                       #b000000)))
      (a!714 (ite (= a!562 #b00)
                  a!712
                  (ite (ite (= a!448 #x00000000000000) a!383 a!567)
                       a!713
                       #b000000)))
      (a!722 (ite (= a!582 #b00)
                  a!720
                  (ite (ite (= a!448 #x00000000000000) a!400 a!587)
                       a!721
                       #b000000)))
      (a!729 (ite (= a!599 #b00)
                  a!727
                  (ite (ite (= a!448 #x00000000000000) a!413 a!604)
                       a!728
                       #b000000)))
      (a!737 (ite (= a!618 #b00)
                  a!735
                  (ite (ite (= a!448 #x00000000000000) a!428 a!623)
                       a!736
                       #b000000)))
      (a!741 (ite (= a!628 #b00)
                  a!739
                  (ite (ite (= a!448 #x00000000000000) a!437 a!633)
                       a!740
                       #b000000)))
      (a!745 (ite (= a!637 #b00)
                  a!743
                  (ite (ite (= a!448 #x00000000000000) a!444 a!642)
                       a!744
                       #b000000)))
      (a!764 (ite (= a!509 #b00)
                  a!762
                  (ite (ite (= a!448 #x00000000000000) a!342 a!514)
                       a!763
                       #b00000000000)))
      (a!771 (ite (= a!526 #b00)
                  a!769
                  (ite (ite (= a!448 #x00000000000000) a!355 a!531)
                       a!770
                       #b00000000000)))
      (a!779 (ite (= a!545 #b00)
                  a!777
                  (ite (ite (= a!448 #x00000000000000) a!370 a!550)
                       a!778
                       #b00000000000)))
      (a!786 (ite (= a!562 #b00)
                  a!784
                  (ite (ite (= a!448 #x00000000000000) a!383 a!567)
                       a!785
                       #b00000000000)))
      (a!794 (ite (= a!582 #b00)
                  a!792
                  (ite (ite (= a!448 #x00000000000000) a!400 a!587)
                       a!793
                       #b00000000000)))
      (a!801 (ite (= a!599 #b00)
                  a!799
                  (ite (ite (= a!448 #x00000000000000) a!413 a!604)
                       a!800
                       #b00000000000)))
      (a!809 (ite (= a!618 #b00)
                  a!807
                  (ite (ite (= a!448 #x00000000000000) a!428 a!623)
                       a!808
                       #b00000000000)))
      (a!813 (ite (= a!628 #b00)
                  a!811
                  (ite (ite (= a!448 #x00000000000000) a!437 a!633)
                       a!812
                       #b00000000000)))
      (a!817 (ite (= a!637 #b00)
                  a!815
                  (ite (ite (= a!448 #x00000000000000) a!444 a!642)
                       a!816
                       #b00000000000))))
(let ((a!535 (ite (= a!500 #b0000000)
                  (bvadd #b0000000000111
                         (ite (= a!501 #x0) (bvadd #b0000000000100 a!508) a!517))
                  (ite (= a!518 #x0) (bvadd #b0000000000100 a!525) a!534)))
      (a!571 (ite (= a!536 #b0000000)
                  (bvadd #b0000000000111
                         (ite (= a!537 #x0) (bvadd #b0000000000100 a!544) a!553))
                  (ite (= a!554 #x0) (bvadd #b0000000000100 a!561) a!570)))
      (a!608 (ite (= a!573 #b0000000)
                  (bvadd #b0000000000111
                         (ite (= a!574 #x0) (bvadd #b0000000000100 a!581) a!590))
                  (ite (= a!591 #x0) (bvadd #b0000000000100 a!598) a!607)))
      (a!646 (ite (= a!609 #x00)
                  (bvadd #b0000000001000
                         (ite (= a!610 #x0) (bvadd #b0000000000100 a!617) a!626))
                  (ite (= a!627 #x0) (bvadd #b0000000000100 a!636) a!645)))
      (a!700 (ite (= a!500 #b0000000)
                  (bvadd #b000111
                         (ite (= a!501 #x0) (bvadd #b000100 a!688) a!692))
                  (ite (= a!518 #x0) (bvadd #b000100 a!695) a!699)))
      (a!715 (ite (= a!536 #b0000000)
                  (bvadd #b000111
                         (ite (= a!537 #x0) (bvadd #b000100 a!703) a!707))
                  (ite (= a!554 #x0) (bvadd #b000100 a!710) a!714)))
      (a!730 (ite (= a!573 #b0000000)
                  (bvadd #b000111
                         (ite (= a!574 #x0) (bvadd #b000100 a!718) a!722))
                  (ite (= a!591 #x0) (bvadd #b000100 a!725) a!729)))
      (a!746 (ite (= a!609 #x00)
                  (bvadd #b001000
                         (ite (= a!610 #x0) (bvadd #b000100 a!733) a!737))
                  (ite (= a!627 #x0) (bvadd #b000100 a!741) a!745)))
      (a!772 (ite (= a!500 #b0000000)
                  (bvadd #b00000000111
                         (ite (= a!501 #x0) (bvadd #b00000000100 a!760) a!764))
                  (ite (= a!518 #x0) (bvadd #b00000000100 a!767) a!771)))
      (a!787 (ite (= a!536 #b0000000)
                  (bvadd #b00000000111
                         (ite (= a!537 #x0) (bvadd #b00000000100 a!775) a!779))
                  (ite (= a!554 #x0) (bvadd #b00000000100 a!782) a!786)))
      (a!802 (ite (= a!573 #b0000000)
                  (bvadd #b00000000111
                         (ite (= a!574 #x0) (bvadd #b00000000100 a!790) a!794))
                  (ite (= a!591 #x0) (bvadd #b00000000100 a!797) a!801)))
      (a!818 (ite (= a!609 #x00)
                  (bvadd #b00000001000
                         (ite (= a!610 #x0) (bvadd #b00000000100 a!805) a!809))
                  (ite (= a!627 #x0) (bvadd #b00000000100 a!813) a!817))))
(let ((a!647 (ite (= a!498 #b00000000000000000000000000000)
                  (bvadd #b0000000011101
                         (ite (= a!499 #b00000000000000)
                              (bvadd #b0000000001110 a!535)
                              a!571))
                  (ite (= a!572 #b000000000000000)
                       (bvadd #b0000000001111 a!608)
                       a!646)))
      (a!747 (ite (= a!498 #b00000000000000000000000000000)
                  (bvadd #b011101
                         (ite (= a!499 #b00000000000000)
                              (bvadd #b001110 a!700)
                              a!715))
                  (ite (= a!572 #b000000000000000) (bvadd #b001111 a!730) a!746)))
      (a!819 (ite (= a!498 #b00000000000000000000000000000)
                  (bvadd #b00000011101
                         (ite (= a!499 #b00000000000000)
                              (bvadd #b00000001110 a!772)
                              a!787))
                  (ite (= a!572 #b000000000000000)
                       (bvadd #b00000001111 a!802)
                       a!818))))
(let ((a!648 (bvsle (bvadd #b0001111111111
                           (bvmul #b1111111111111 a!647)
                           (ite (= a!448 #x00000000000000) a!457 a!488))
                    #b1111111111111))
      (a!850 (bvadd #b00000000001
                    (bvmul #b11111111111 a!819)
                    (ite (= a!448 #x00000000000000)
                         (bvadd (bvmul #b11111111111 a!450)
                                (bvmul #b11111111111 a!453)
                                a!455
                                a!452)
                         (bvadd #b00000000001
                                (bvmul #b11111111111 a!450)
                                (bvmul #b11111111111 a!453)
                                (bvmul #b11111111111 a!849)
                                a!455
                                a!452)))))
(let ((a!649 (ite a!648
                  (bvadd #b0001111111111
                         (ite (= a!448 #x00000000000000) a!457 a!488))
                  a!647))
      (a!748 (ite a!648
                  (bvadd #b111111 (ite (= a!448 #x00000000000000) a!654 a!685))
                  a!747)))
(let ((a!749 (and (= ((_ extract 12 6) (bvmul #b1111111111111 a!649)) #b0000000)
                  (bvule (bvmul #b111111 a!748) #b110111))))
(let ((a!750 (bvlshr a!650
                     (concat #b00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
                             (ite a!749
                                  (bvmul #b1111111111111 a!649)
                                  #b0000000110111)))))
(let ((a!751 (ite (bvsle a!649 #b1111111111111)
                  ((_ extract 113 61) a!750)
                  ((_ extract 113 61)
                    (bvshl a!650
                           (concat #b00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
                                   a!649)))))
      (a!752 (ite (bvsle a!649 #b1111111111111)
                  ((_ extract 60 60) a!750)
                  ((_ extract 60 60)
                    (bvshl a!650
                           (concat #b00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
                                   a!649)))))
      (a!753 (ite (bvsle a!649 #b1111111111111)
                  ((_ extract 58 0) a!750)
                  ((_ extract 58 0)
                    (bvshl a!650
                           (concat #b00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
                                   a!649)))))
      (a!754 (ite (bvsle a!649 #b1111111111111)
                  ((_ extract 59 59) a!750)
                  ((_ extract 59 59)
                    (bvshl a!650
                           (concat #b00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
                                   a!649)))))
      (a!755 (ite (bvsle a!649 #b1111111111111)
                  ((_ extract 61 61) a!750)
                  ((_ extract 61 61)
                    (bvshl a!650
                           (concat #b00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
                                   a!649)))))
      (a!862 (ite (bvsle a!649 #b1111111111111)
                  ((_ extract 112 61) a!750)
                  ((_ extract 112 61)
                    (bvshl a!650
                           (concat #b00000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
                                   a!649))))))
(let ((a!756 (bvor (bvnot a!752) (bvnot (bvor (bvredor a!753) a!754 a!755)))))
(let ((a!757 ((_ extract 53 53)
               (bvadd (concat #b0 a!751)
                      (concat #b00000000000000000000000000000000000000000000000000000
                              (bvnot a!756)))))
      (a!853 ((_ extract 52 52)
               (bvadd (concat #x0000000000000 (bvnot a!756)) a!751)))
      (a!861 ((_ extract 52 1)
               (bvadd (concat #b0 a!751)
                      (concat #b00000000000000000000000000000000000000000000000000000
                              (bvnot a!756))))))
(let ((a!851 (bvadd #b01111111111
                    (ite (= a!757 #b1)
                         (bvadd #b00000000001 (ite a!648 #b10000000010 a!850))
                         (ite a!648 #b10000000010 a!850))))
      (a!863 (ite (= a!757 #b1)
                  a!861
                  (bvadd (concat #b000000000000000000000000000000000000000000000000000
                                 (bvnot a!756))
                         a!862))))
(let ((a!852 (or (= a!328 #b1)
                 (and a!489 a!490)
                 a!497
                 (and (= a!757 #b1) (= (bvredand a!851) #b1))))
      (a!854 (ite (and (= a!757 #b1) (= (bvredand a!851) #b1))
                  #b00111111111
                  a!851))
      (a!864 (or (and (= ((_ extract 51 0) a) #x0000000000000)
                      (= ((_ extract 62 52) a) #b00000000000))
                 (= a!328 #b1)
                 (and a!489 a!490)
                 a!497
                 (and (= a!757 #b1) (= (bvredand a!851) #b1))
                 (= a!863 #x0000000000000)))
      (a!883 (or (and (= ((_ extract 51 0) a) #x0000000000000)
                      (= ((_ extract 62 52) a) #b00000000000))
                 (= a!328 #b1)
                 (and a!489 a!490)
                 a!497
                 (and (= a!757 #b1) (= (bvredand a!851) #b1)))))
(let ((a!855 (ite a!852
                  #b11111111111
                  (ite (ite (= a!757 #b1) (= a!757 #b0) (= a!853 #b0))
                       #b00000000000
                       a!854)))
      (a!865 (ite (and (= ((_ extract 51 0) b) #x0000000000000)
                       (= ((_ extract 62 52) b) #b00000000000))
                  a!17
                  a!864))
      (a!884 (ite (and (= ((_ extract 51 0) b) #x0000000000000)
                       (= ((_ extract 62 52) b) #b00000000000))
                  a!882
                  (ite a!883 #x0000000000000 a!863))))
(let ((a!856 (ite (and (= ((_ extract 51 0) a) #x0000000000000)
                       (= ((_ extract 62 52) a) #b00000000000))
                  #b00000000000
                  a!855))
      (a!866 (ite a!323
                  a!859
                  (ite a!324 a!860 (ite a!325 a!859 (ite a!326 a!860 a!865)))))
      (a!885 (ite a!323
                  a!880
                  (ite a!324 a!881 (ite a!325 a!880 (ite a!326 a!881 a!884))))))
(let ((a!857 (ite (and (= ((_ extract 51 0) b) #x0000000000000)
                       (= ((_ extract 62 52) b) #b00000000000))
                  #b11111111111
                  a!856))
      (a!867 (not (and a!866 (not (or a!1 a!2))))))
(let ((a!858 (ite a!324
                  (and (= ((_ extract 51 0) a) #x0000000000000)
                       (= ((_ extract 62 52) a) #b11111111111))
                  (or a!325 (ite a!326 a!327 (= a!857 #b11111111111)))))
      (a!879 (ite (or a!1 a!2 a!323)
                  #b11111111111
                  (ite a!324
                       a!878
                       (ite a!325 #b11111111111 (ite a!326 a!878 a!857))))))
(let ((a!868 (and (= ((_ extract 62 52) c) #b11111111111)
                  (not (= ((_ extract 51 0) c) #x0000000000000))
                  (or a!1 a!2 a!323 a!858)
                  a!867))
      (a!886 (and a!877
                  (= ((_ extract 62 52) c) a!879)
                  (= ((_ extract 51 0) c)
                     (ite (or a!1 a!2) #x0000000000001 a!885)))))
  (not (= (or (not a!293) a!322) (or a!868 a!886))))))))))))))))))))))))))))))))))))
(assert (= a (_ bv4607182418800017408 64)))
(assert (= b (_ bv4613937818241073152 64)))
(check-sat)
