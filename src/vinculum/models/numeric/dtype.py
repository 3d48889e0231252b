"""Element types of ONNX tensors."""

from enum import IntEnum


class DType(IntEnum):
    """An element type, by its number in `onnx.TensorProto`.

    A number that the enumeration does not list is a member as well, so that a model of a newer format can be read.

    >>> DType.INT64 == 7, DType(99).name, bool(DType.UNDEFINED)
    (True, 'TYPE_99', False)
    """

    UNDEFINED = 0
    FLOAT = 1
    UINT8 = 2
    INT8 = 3
    UINT16 = 4
    INT16 = 5
    INT32 = 6
    INT64 = 7
    STRING = 8
    BOOL = 9
    FLOAT16 = 10
    DOUBLE = 11
    UINT32 = 12
    UINT64 = 13
    COMPLEX64 = 14
    COMPLEX128 = 15
    BFLOAT16 = 16
    FLOAT8E4M3FN = 17
    FLOAT8E4M3FNUZ = 18
    FLOAT8E5M2 = 19
    FLOAT8E5M2FNUZ = 20
    UINT4 = 21
    INT4 = 22
    FLOAT4E2M1 = 23
    FLOAT8E8M0 = 24
    UINT2 = 25
    INT2 = 26
    FLOAT6E2M3 = 27
    FLOAT6E3M2 = 28

    @classmethod
    def _missing_(cls, value: object) -> "DType | None":
        if not isinstance(value, int):
            return None
        member = int.__new__(cls, value)
        member._name_, member._value_ = f"TYPE_{value}", value
        return member
