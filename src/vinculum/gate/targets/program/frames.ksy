meta:
  id: vinculum_frames
  title: Vinculum's frame protocol
  endian: le
doc: |
  The gate writes requests to the standard input of a program, and the program writes an answer to each of them to its
  standard output.
types:
  request:
    seq:
      - {id: magic, contents: VDIV}
      - {id: type_a, type: u1, enum: element_type}
      - {id: type_b, type: u1, enum: element_type}
      - {id: rank_a, type: u1}
      - {id: rank_b, type: u1}
      - {id: attributes_size, type: u4}
      - {id: number, type: u4}
      - {id: shape_a, type: u8, repeat: expr, repeat-expr: rank_a}
      - {id: shape_b, type: u8, repeat: expr, repeat-expr: rank_b}
      - {id: attributes, type: str, encoding: UTF-8, size: attributes_size}
      # Behind these, without padding: the elements of A, then those of B, in C order.
  answer:
    seq:
      - {id: magic, contents: VANS}
      - {id: status, type: u1, enum: status}
      - {id: type_c, type: u1, enum: element_type}
      - {id: rank_c, type: u1}
      - {id: padding, type: u1}
      - {id: message_size, type: u4}
      - {id: number, type: u4, doc: that of the request}
      - {id: shape_c, type: u8, repeat: expr, repeat-expr: rank_c}
      - {id: message, type: str, encoding: UTF-8, size: message_size}
      # Behind these, if the status is `value`: the elements of C, in C order.
enums:
  status:
    0: value
    1: error
    2: unsupported
  element_type:
    1: float32
    2: uint8
    3: int8
    4: uint16
    5: int16
    6: int32
    7: int64
    10: float16
    11: float64
    12: uint32
    13: uint64
    16: bfloat16
