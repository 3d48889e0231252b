"""The frame protocol of programs, and its schema."""

import sys
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import yaml

from vinculum.gate.sandbox.client import Sandbox
from vinculum.gate.sandbox.messages import ReplyStatus, Request
from vinculum.gate.targets.base import NotSupportedError
from vinculum.gate.targets.program import frames, lines
from vinculum.gate.targets.program.process import ViolationError

ONES = np.ones(2, np.float32)
SCHEMA = Path(frames.__file__).with_suffix(".ksy")


def read_schema(kind: str, data: bytes) -> dict[str, Any]:
    """Read a frame by the published schema, and nothing else. `rest` is what follows."""
    schema = yaml.safe_load(SCHEMA.read_text())
    assert schema["meta"]["endian"] == "le"
    fields, at = dict[str, Any](), 0

    def take(size: int) -> bytes:
        nonlocal at
        at += size
        assert at <= len(data)
        return data[at - size : at]

    def number(width: str) -> int:
        return int.from_bytes(take(int(width.removeprefix("u"))), "little")

    for part in schema["types"][kind]["seq"]:
        if "contents" in part:
            assert take(len(part["contents"])).decode() == part["contents"]
        elif part["type"] == "str":
            fields[part["id"]] = take(fields[part["size"]]).decode(part["encoding"])
        elif "repeat" in part:
            fields[part["id"]] = [number(part["type"]) for _ in range(fields[part["repeat-expr"]])]
        else:
            value = number(part["type"])
            fields[part["id"]] = schema["enums"][part["enum"]][value] if "enum" in part else value
    return fields | {"rest": data[at:]}


def answer_of(status: int, C: np.ndarray[Any, Any] | None = None, text: bytes = b"", number: int = 7) -> bytes:
    code, rank = (0, 0) if C is None else (frames.TYPES[C.dtype.name], C.ndim)
    head = frames.ANSWER.pack(frames.ANSWERS, status, code, rank, len(text), number)
    shape, content = (b"", b"") if C is None else (np.array(C.shape, "<u8").tobytes(), C.tobytes())
    return head + shape + text + content


@pytest.mark.parametrize("shape", [(), (0,), (3,), (2, 3), (2, 0, 3)])
@pytest.mark.parametrize("name", sorted(frames.TYPES))
def test_frames_are_as_the_schema_describes_them(name: str, shape: tuple[int, ...]) -> None:
    dtype = np.dtype(getattr(ml_dtypes, name, None) or name)
    A = np.arange(int(np.prod(shape)), dtype=np.uint8).astype(dtype).reshape(shape)
    B = A[..., ::-1] if A.ndim else A
    request = read_schema("request", b"".join(frames.encode(7, A, B, {"axis": 1, "rule": "pdpd"})))
    assert request["type_a"] == request["type_b"] == name
    assert request["shape_a"] == request["shape_b"] == list(shape)
    assert (request["attributes"], request["number"]) == ("axis=1\nrule=pdpd\n", 7)
    assert request["rest"] == A.tobytes() + B.tobytes()
    answer = answer_of(0, A)
    read = read_schema("answer", answer)
    assert (read["status"], read["type_c"], read["shape_c"], read["rest"]) == ("value", name, list(shape), A.tobytes())
    decoded = frames.decode(answer)
    assert (decoded.dtype, decoded.shape, decoded.tobytes()) == (dtype, shape, A.tobytes())
    for size in range(len(answer)):
        assert frames.AnswerLength(7)(bytearray(answer[:size])) in (None, len(answer))


def test_schema_and_code_name_the_same_types() -> None:
    schema = yaml.safe_load(SCHEMA.read_text())
    assert schema["enums"]["element_type"] == frames.NAMES
    assert schema["enums"]["status"] == {
        frames.VALUE: "value",
        frames.ERROR: "error",
        frames.UNSUPPORTED: "unsupported",
    }


def test_answers_without_a_value() -> None:
    with pytest.raises(lines.ProgramError, match=r"^zero denominator$"):
        frames.decode(answer_of(1, text=b"zero denominator"))
    with pytest.raises(NotSupportedError, match=r"^no float16$"):
        frames.decode(answer_of(2, text=b"no float16"))


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (b"Hello", "an answer begins with VANS"),
        (b"VANT", "an answer begins with VANS"),
        (answer_of(0, ONES, number=8), "has number 8, and the request has 7"),
        (answer_of(3), "status 3"),
        (answer_of(0), "type 0"),
        (frames.ANSWER.pack(b"VANS", 0, 1, 65, 0, 7), "65 dimensions"),
        (frames.ANSWER.pack(b"VANS", 0, 1, 0, 1 << 20, 7), "a message of 1048576 bytes"),
        (frames.ANSWER.pack(b"VANS", 0, 1, 2, 0, 7) + b"\xff" * 16, "more than 2 GiB"),
    ],
)
def test_frames_that_are_no_answers(answer: bytes, why: str) -> None:
    with pytest.raises(ViolationError, match=why):
        frames.AnswerLength(7)(bytearray(answer))


PYTHON_FRAMES = """\
import struct, sys
import numpy as np
TYPES = {1: "<f4", 6: "<i4"}
while head := sys.stdin.buffer.read(16):
    _, a, b, m, n, text, number = struct.unpack("<4sBBBBII", head)
    shapes = struct.unpack(f"<{m + n}Q", sys.stdin.buffer.read(8 * (m + n)))
    sys.stdin.buffer.read(text)
    A, B = (np.frombuffer(sys.stdin.buffer.read(4 * int(np.prod(s, dtype=int))), TYPES[t]).reshape(s)
            for t, s in ((a, shapes[:m]), (b, shapes[m:])))
    C = np.asarray(A * np.float32(1) / B, A.dtype)
    sys.stdout.buffer.write(struct.pack("<4sBBBxII", b"VANS", 0, a, C.ndim, 0, number))
    sys.stdout.buffer.write(struct.pack(f"<{C.ndim}Q", *C.shape) + C.tobytes())
    sys.stdout.flush()
"""


@pytest.mark.thorough
def test_frames_carry_tensors(tmp_path: Path) -> None:
    (tmp_path / "frames.py").write_text(PYTHON_FRAMES)
    with Sandbox(f"exec-frames:{sys.executable} {tmp_path}/frames.py", 60.0) as sandbox:
        A, B = np.arange(6, dtype=np.float32).reshape(2, 3), np.full((3,), 4, np.float32)
        reply = sandbox.divide(Request(A, B, "onnx-14", "float32", "eager"))
        assert reply.status is ReplyStatus.VALUE
        assert reply.result is not None
        assert (reply.result == A / B).all()
