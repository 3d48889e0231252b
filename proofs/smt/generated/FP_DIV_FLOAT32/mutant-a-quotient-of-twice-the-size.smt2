; FP_DIV_FLOAT32
; a counterexample to float32: quotient, as Z3 reads fp.div, wrong on purpose: a quotient of twice the size
; expected: sat
; replay by the solvers' pip packages: python -m vinculum.prove.solvers mutant-a-quotient-of-twice-the-size.smt2 bitwuzla, or python -m vinculum.prove.solvers mutant-a-quotient-of-twice-the-size.smt2 glucose
; replay by their own programs, where these are installed: bitwuzla mutant-a-quotient-of-twice-the-size.smt2
; written by: python proofs/smt/write.py
(set-logic ALL)
(declare-const a (_ BitVec 32))
(declare-const b (_ BitVec 32))
(declare-const c (_ BitVec 32))
(define-fun quotient () (_ BitVec 74) (let ((a!1 (not (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                     (= ((_ extract 30 23) a) #x00))))
      (a!3 (bvadd #x02 (ite (= ((_ extract 0 0) a) #b0) #x01 #x00)))
      (a!4 (bvadd #x01 (ite (= ((_ extract 1 1) a) #b0) #x01 #x00)))
      (a!6 (bvadd #x02 (ite (= ((_ extract 3 3) a) #b0) #x01 #x00)))
      (a!7 (bvadd #x01 (ite (= ((_ extract 4 4) a) #b0) #x01 #x00)))
      (a!10 (bvadd #x02 (ite (= ((_ extract 6 6) a) #b0) #x01 #x00)))
      (a!11 (bvadd #x01 (ite (= ((_ extract 7 7) a) #b0) #x01 #x00)))
      (a!13 (bvadd #x02 (ite (= ((_ extract 9 9) a) #b0) #x01 #x00)))
      (a!14 (bvadd #x01 (ite (= ((_ extract 10 10) a) #b0) #x01 #x00)))
      (a!17 (bvadd #x02 (ite (= ((_ extract 12 12) a) #b0) #x01 #x00)))
      (a!18 (bvadd #x01 (ite (= ((_ extract 13 13) a) #b0) #x01 #x00)))
      (a!20 (bvadd #x02 (ite (= ((_ extract 15 15) a) #b0) #x01 #x00)))
      (a!21 (bvadd #x01 (ite (= ((_ extract 16 16) a) #b0) #x01 #x00)))
      (a!24 (bvadd #x02 (ite (= ((_ extract 18 18) a) #b0) #x01 #x00)))
      (a!25 (bvadd #x01 (ite (= ((_ extract 19 19) a) #b0) #x01 #x00)))
      (a!27 (bvadd #x02 (ite (= ((_ extract 21 21) a) #b0) #x01 #x00)))
      (a!28 (bvadd #x01 (ite (= ((_ extract 22 22) a) #b0) #x01 #x00)))
      (a!33 (not (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                      (= ((_ extract 30 23) b) #x00))))
      (a!35 (bvadd #x02 (ite (= ((_ extract 0 0) b) #b0) #x01 #x00)))
      (a!36 (bvadd #x01 (ite (= ((_ extract 1 1) b) #b0) #x01 #x00)))
      (a!38 (bvadd #x02 (ite (= ((_ extract 3 3) b) #b0) #x01 #x00)))
      (a!39 (bvadd #x01 (ite (= ((_ extract 4 4) b) #b0) #x01 #x00)))
      (a!42 (bvadd #x02 (ite (= ((_ extract 6 6) b) #b0) #x01 #x00)))
      (a!43 (bvadd #x01 (ite (= ((_ extract 7 7) b) #b0) #x01 #x00)))
      (a!45 (bvadd #x02 (ite (= ((_ extract 9 9) b) #b0) #x01 #x00)))
      (a!46 (bvadd #x01 (ite (= ((_ extract 10 10) b) #b0) #x01 #x00)))
      (a!49 (bvadd #x02 (ite (= ((_ extract 12 12) b) #b0) #x01 #x00)))
      (a!50 (bvadd #x01 (ite (= ((_ extract 13 13) b) #b0) #x01 #x00)))
      (a!52 (bvadd #x02 (ite (= ((_ extract 15 15) b) #b0) #x01 #x00)))
      (a!53 (bvadd #x01 (ite (= ((_ extract 16 16) b) #b0) #x01 #x00)))
      (a!56 (bvadd #x02 (ite (= ((_ extract 18 18) b) #b0) #x01 #x00)))
      (a!57 (bvadd #x01 (ite (= ((_ extract 19 19) b) #b0) #x01 #x00)))
      (a!59 (bvadd #x02 (ite (= ((_ extract 21 21) b) #b0) #x01 #x00)))
      (a!60 (bvadd #x01 (ite (= ((_ extract 22 22) b) #b0) #x01 #x00))))
(let ((a!2 (or (= ((_ extract 30 23) a) #xff)
               (and (= ((_ extract 22 0) a) #b00000000000000000000000)
                    (= ((_ extract 30 23) a) #x00))
               (and a!1 (= ((_ extract 30 23) a) #x00))))
      (a!5 (ite (= ((_ extract 2 1) a) #b00)
                a!3
                (ite (= ((_ extract 2 2) a) #b0) a!4 #x00)))
      (a!8 (ite (= ((_ extract 5 4) a) #b00)
                a!6
                (ite (= ((_ extract 5 5) a) #b0) a!7 #x00)))
      (a!12 (ite (= ((_ extract 8 7) a) #b00)
                 a!10
                 (ite (= ((_ extract 8 8) a) #b0) a!11 #x00)))
      (a!15 (ite (= ((_ extract 11 10) a) #b00)
                 a!13
                 (ite (= ((_ extract 11 11) a) #b0) a!14 #x00)))
      (a!19 (ite (= ((_ extract 14 13) a) #b00)
                 a!17
                 (ite (= ((_ extract 14 14) a) #b0) a!18 #x00)))
      (a!22 (ite (= ((_ extract 17 16) a) #b00)
                 a!20
                 (ite (= ((_ extract 17 17) a) #b0) a!21 #x00)))
      (a!26 (ite (= ((_ extract 20 19) a) #b00)
                 a!24
                 (ite (= ((_ extract 20 20) a) #b0) a!25 #x00)))
      (a!34 (or (= ((_ extract 30 23) b) #xff)
                (and (= ((_ extract 22 0) b) #b00000000000000000000000)
                     (= ((_ extract 30 23) b) #x00))
                (and a!33 (= ((_ extract 30 23) b) #x00))))
      (a!37 (ite (= ((_ extract 2 1) b) #b00)
                 a!35
                 (ite (= ((_ extract 2 2) b) #b0) a!36 #x00)))
      (a!40 (ite (= ((_ extract 5 4) b) #b00)
                 a!38
                 (ite (= ((_ extract 5 5) b) #b0) a!39 #x00)))
      (a!44 (ite (= ((_ extract 8 7) b) #b00)
                 a!42
                 (ite (= ((_ extract 8 8) b) #b0) a!43 #x00)))
      (a!47 (ite (= ((_ extract 11 10) b) #b00)
                 a!45
                 (ite (= ((_ extract 11 11) b) #b0) a!46 #x00)))
      (a!51 (ite (= ((_ extract 14 13) b) #b00)
                 a!49
                 (ite (= ((_ extract 14 14) b) #b0) a!50 #x00)))
      (a!54 (ite (= ((_ extract 17 16) b) #b00)
                 a!52
                 (ite (= ((_ extract 17 17) b) #b0) a!53 #x00)))
      (a!58 (ite (= ((_ extract 20 19) b) #b00)
                 a!56
                 (ite (= ((_ extract 20 20) b) #b0) a!57 #x00))))
(let ((a!9 (bvadd #x06 (ite (= ((_ extract 5 3) a) #b000) (bvadd #x03 a!5) a!8)))
      (a!23 (bvadd #x06
                   (ite (= ((_ extract 17 15) a) #b000) (bvadd #x03 a!19) a!22)))
      (a!29 (ite (= ((_ extract 22 21) a) #b00)
                 (bvadd #x03 a!26)
                 (ite (= ((_ extract 22 22) a) #b0) a!27 a!28)))
      (a!41 (bvadd #x06
                   (ite (= ((_ extract 5 3) b) #b000) (bvadd #x03 a!37) a!40)))
      (a!55 (bvadd #x06
                   (ite (= ((_ extract 17 15) b) #b000) (bvadd #x03 a!51) a!54)))
      (a!61 (ite (= ((_ extract 22 21) b) #b00)
                 (bvadd #x03 a!58)
                 (ite (= ((_ extract 22 22) b) #b0) a!59 a!60))))
(let ((a!16 (ite (= ((_ extract 11 6) a) #b000000)
                 a!9
                 (ite (= ((_ extract 11 9) a) #b000) (bvadd #x03 a!12) a!15)))
      (a!48 (ite (= ((_ extract 11 6) b) #b000000)
                 a!41
                 (ite (= ((_ extract 11 9) b) #b000) (bvadd #x03 a!44) a!47))))
(let ((a!30 (ite (= ((_ extract 22 12) a) #b00000000000)
                 (bvadd #x0c a!16)
                 (ite (= ((_ extract 22 18) a) #b00000) a!23 a!29)))
      (a!62 (ite (= ((_ extract 22 12) b) #b00000000000)
                 (bvadd #x0c a!48)
                 (ite (= ((_ extract 22 18) b) #b00000) a!55 a!61))))
(let ((a!31 (ite (or (= ((_ extract 22 0) a) #b00000000000000000000000)
                     (not a!2))
                 #x00
                 a!30))
      (a!63 (ite (or (= ((_ extract 22 0) b) #b00000000000000000000000)
                     (not a!34))
                 #x00
                 a!62)))
(let ((a!32 (ite a!2
                 (bvshl (concat #b0 ((_ extract 22 0) a)) (concat #x0000 a!31))
                 (concat #b1 ((_ extract 22 0) a))))
      (a!64 (ite a!34
                 (bvshl (concat #b0 ((_ extract 22 0) b)) (concat #x0000 a!63))
                 (concat #b1 ((_ extract 22 0) b)))))
  (bvudiv (concat a!32 #b00000000000000000000000000000000000000000000000000)
            (concat #b00000000000000000000000000000000000000000000000000 a!64))))))))))
(define-fun special () Bool (let ((a!1 (and (= ((_ extract 30 23) a) #xff)
                (not (= ((_ extract 22 0) a) #b00000000000000000000000))))
      (a!2 (and (= ((_ extract 30 23) b) #xff)
                (not (= ((_ extract 22 0) b) #b00000000000000000000000)))))
  (or (and (= ((_ extract 22 0) a) #b00000000000000000000000)
           (= ((_ extract 30 23) a) #x00))
      (and (= ((_ extract 22 0) b) #b00000000000000000000000)
           (= ((_ extract 30 23) b) #x00))
      a!1
      (and (= ((_ extract 22 0) a) #b00000000000000000000000)
           (= ((_ extract 30 23) a) #xff))
      a!2
      (and (= ((_ extract 22 0) b) #b00000000000000000000000)
           (= ((_ extract 30 23) b) #xff)))))
(assert (not special))
(assert (not (and (bvule (_ bv1125899906842624 74) quotient) (bvult quotient (_ bv4503599627370496 74)))))
(check-sat)
