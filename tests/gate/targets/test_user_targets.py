"""Users' targets: a Python callable, and a C function."""

import hashlib
import importlib
import subprocess
import sys
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from tests.gate.support.adapters import PROFILE, array, unaligned
from vinculum.gate.targets import registry
from vinculum.gate.targets.base import Call, NotSupportedError
from vinculum.gate.targets.c_function import ReturnCodeError

DIVIDER = """
def div(A, B, **attributes):
    assert not attributes or attributes == {"axis": 1}
    return A // B

def picky(A, B):
    raise NotImplementedError("no such type")

def broken(A, B):
    raise RuntimeError("mine")

class Kernel:
    @staticmethod
    def div(A, B):
        return A / B

constant = 1

def one_operand(A):
    return A

def three_operands(A, B, C):
    C[...] = A // B
"""


@pytest.fixture
def divider(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's module in the current directory."""
    path = tmp_path / "a_users_divider.py"
    path.write_text(DIVIDER)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.delitem(sys.modules, path.stem, raising=False)
    importlib.invalidate_caches()
    return path


@pytest.mark.parametrize("name", ["random", "secrets", "numpy"])
def test_module_of_the_current_folder_takes_precedence(divider: Path, name: str) -> None:
    """It does so even over a loaded module, which stays; the version is that of its file."""
    loaded = importlib.import_module(name)
    file = divider.rename(divider.with_stem(name))
    target = f"python:{name}:div"
    A, B = array([7, 9], "int32"), array([2, 3], "int32")
    assert registry.resolve(target).divide(A, B, Call("onnx-6", "int32", "eager", {"axis": 1})).tolist() == [3, 3]
    assert registry.source_file(target) == file
    assert registry.version(target) == hashlib.sha256(file.read_bytes()).hexdigest()[:16]
    assert sys.modules[name] is loaded


def test_package_takes_precedence_over_a_file(divider: Path) -> None:
    """As in Python; its submodules can be imported."""
    package = divider.with_suffix("")
    package.mkdir()
    (package / "__init__.py").write_text("from .part import div")
    (package / "part.py").write_text(DIVIDER)
    divider.write_text("def div(A, B): raise RuntimeError('the file')")
    importlib.invalidate_caches()
    A, B, call = array([7, 9], "int32"), array([2, 3], "int32"), Call("onnx-6", "int32", "eager", {"axis": 1})
    target = f"python:{divider.stem}:div"
    assert registry.source_file(target) == package / "__init__.py"
    assert registry.resolve(target).divide(A, B, call).tolist() == [3, 3]
    for part in (divider.stem, f"{divider.stem}.part"):
        sys.modules.pop(part, None)
    package.with_name(f"{divider.stem}.part").mkdir()  # a folder that has the name of a module
    assert registry.source_file(f"python:{divider.stem}.part:div") == package / "part.py"
    sys.modules.pop(divider.stem, None)


def test_overlong_name_is_no_file() -> None:
    with pytest.raises(ValueError, match="File name too long"):
        registry.source_file(f"python:{'m' * 300}.py:f")


@pytest.mark.parametrize("where", ["a_users_divider", "a_users_divider.py", "./a_users_divider.py"])
def test_python_callable_is_named_by_module_or_file(divider: Path, where: str) -> None:
    """By module or by file; attributes are passed, and errors are its own."""
    A, B = array([7, 9], "int32"), array([2, 3], "int32")
    call = Call("onnx-6", "int32", "eager", {"axis": 1})
    assert registry.resolve(f"python:{where}:div").divide(A, B, call).tolist() == [3, 3]
    call = Call("sonnx", "int32", "eager")
    assert registry.resolve(f"python:{where}:Kernel.div").divide(A, B, call).tolist() == [3.5, 3.0]
    with pytest.raises(NotSupportedError, match="no such type"):
        registry.resolve(f"python:{where}:picky").divide(A, B, call)
    with pytest.raises(RuntimeError, match="mine"):
        registry.resolve(f"python:{where}:broken").divide(A, B, call)
    version = registry.version(f"python:{where}:div")
    divider.write_text(DIVIDER + "\n")
    assert len(version) == 16
    assert registry.version(f"python:{where}:div") != version


@pytest.mark.parametrize(
    ("target", "message"),
    [
        ("python:div", "write python:module:function"),
        ("python:mine.py:div:void", "write python:module:function"),
        ("python:no_such_module_at_all:div", "cannot import no_such_module_at_all"),
        ("python:none.py:div", "cannot import none.py"),
        ("python:notes.txt:div", "a file of Python ends in .py, and notes.txt does not"),
        ("python:late.py:div", r"cannot import late.py: ZeroDivisionError: division by zero \(line 3\)$"),
        ("python:part/of.py:div", r"no known parent package \(line 1\); .* write python:part.of:…$"),
        ("python:a_users_divider:missing", "has no missing"),
        ("python:a_users_divider:constant", "cannot be called"),
        ("python:a_users_divider:one_operand", r"cannot be called with A and B: too many .* its signature is \(A\)"),
        ("python:a_users_divider:three_operands", r"cannot be called with A and B: missing .* 'C'"),
        ("c:lib.so", "write c:"),
        ("c:where:void", "there is no file where"),
        ("c:none.so:div", "there is no file none.so"),
        ("c:none.so:div:where", "there is no file none.so"),
        ("c:none.so:div:bits:where", "there is no file none.so"),
        (
            "c:a_users_divider.py:div:voidd",
            "form 'voidd'; behind div may stand void, where, bits, bits:void or bits:where$",
        ),
        ("c:a_users_divider.py:div:bit", "there is no form 'bit'; behind div may stand"),
        ("c:a_users_divider.py:div:void:bits", "there is no form 'void:bits'; behind div may stand"),
        ("c:a_users_divider.py:div:bits:voidd", "there is no form 'bits:voidd'; behind div may stand"),
        ("c:a_users_divider.py:div:bits:bits", "there is no form 'bits:bits'; behind div may stand"),
        ("c:/:div", "/ is a folder, no shared object"),
        ("c:a_users_divider.py:div", "cannot load .*: it is no shared object"),
        ("c:of_another.so:div", "cannot load .*: it was made for another processor"),
        ("c:cut_off.so:div", "cannot load .*: cannot read file data"),
        ("numby", "there is no target 'numby'.*numpy.*python:module:function.*c:"),
    ],
)
def test_invalid_targets_are_refused_before_any_division(target: str, message: str, divider: Path) -> None:
    """Each is a ValueError that says what is wrong, before any division."""
    (divider.parent / "notes.txt").write_text("")
    (divider.parent / "late.py").write_text("import math\n\n1 / 0\n")
    head = bytearray(Path(sys.executable).read_bytes()[:64])
    (divider.parent / "cut_off.so").write_bytes(head)
    head[18] ^= 0x55  # its processor
    (divider.parent / "of_another.so").write_bytes(head)
    (divider.parent / "part").mkdir(exist_ok=True)
    (divider.parent / "part" / "of.py").write_text("from . import other\n")
    with pytest.raises(ValueError, match=message):
        registry.resolve(target)


C_SOURCE = """
#include <stddef.h>
#include <stdint.h>
int div_int32(const int32_t *a, const int32_t *b, int32_t *c, size_t n) {
    for (size_t i = 0; i < n; i++) if (b[i] == 0) return 7;
    for (size_t i = 0; i < n; i++) c[i] = a[i] / b[i];
    return 0;
}
void div_float(const float *a, const float *b, float *c, size_t n) {
    for (size_t i = 0; i < n; i++) c[i] = a[i] / b[i];
}
int first(const uint16_t *a, const uint16_t *b, uint16_t *c, size_t n) {
    (void)b;
    if (n) c[0] = a[0];
    return 0;
}
int where(const uint8_t *a, const uint8_t *b, uint8_t *c, size_t n) {
    for (size_t i = 0; i < n; i++) c[i] = a[i] / b[i];
    return 0;
}
int told(const int32_t *a, const int32_t *b, int32_t *c, size_t n, size_t *where) {
    for (size_t i = 0; i < n; i++) c[i] = a[i] / b[i];
    if (a[0] == 9) *where = n;
    return a[0] == 9 ? 7 : 0;
}
int address(const uintptr_t *a, const uintptr_t *b, uintptr_t *c, size_t n) {
    if (n > 1) c[0] = (uintptr_t)a, c[1] = (uintptr_t)b;
    return 0;
}
"""


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A shared object with divisions in it."""
    source = tmp_path_factory.mktemp("c") / "div.c"
    source.write_text(C_SOURCE)
    path = source.with_suffix(".so")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", path, source], check=True)
    return path


def test_c_function_has_either_prototype(library: Path) -> None:
    """Both prototypes; a nonzero code is an error that has it; any layout arrives."""
    integer, real = registry.resolve(f"c:{library}:div_int32"), registry.resolve(f"c:{library}:div_float:void")
    call = Call(PROFILE, "int32", "eager")
    A, B = array([[-7, 9], [6, 1]], "int32"), array([[2, 3], [-4, 2]], "int32")
    assert integer.divide(A, B, call).tolist() == [[-3, 3], [-1, 0]]
    assert integer.divide(A.T, B.T[::-1], call).tolist() == [[-2, 3], [4, 0]]
    assert integer.divide(array(8, "int32"), array(2, "int32"), call).tolist() == 4
    assert integer.divide(array(np.zeros((2, 0)), "int32"), array(np.zeros((2, 0)), "int32"), call).shape == (2, 0)
    with pytest.raises(ReturnCodeError, match="div_int32 returned 7") as raised:
        integer.divide(array([1], "int32"), array([0], "int32"), call)
    assert raised.value.code == 7
    nothing = registry.resolve(f"c:{library}:div_float")
    with pytest.raises(ReturnCodeError, match=r"div_float returned .*; if it returns nothing, write :void behind it"):
        nothing.divide(array([1] * 3, "float32"), array([2] * 3, "float32"), Call(PROFILE, "float32", "eager"))
    halves = real.divide(array([1, 7], "float32"), array([2, 2], "float32"), Call(PROFILE, "float32", "eager"))
    assert halves.tolist() == [0.5, 3.5]


def test_c_function_with_error_index(library: Path) -> None:
    """It takes a size_t pointer; a function may itself be called `where`."""
    with_index, call = registry.resolve(f"c:{library}:told:where"), Call(PROFILE, "int32", "eager")
    assert with_index.divide(array([8, 6, 7], "int32"), array([2, 2, 2], "int32"), call).tolist() == [4, 3, 3]
    with pytest.raises(ReturnCodeError, match=r"told returned 7$"):
        with_index.divide(array([9], "int32"), array([1], "int32"), call)
    byte = Call(PROFILE, "uint8", "eager")
    for target in (f"c:{library}:where", f"c:{library}:where:void"):
        assert registry.resolve(target).divide(array([8], "uint8"), array([2], "uint8"), byte).tolist() == [4]


def test_c_function_gets_the_memory_itself(library: Path) -> None:
    """Contiguous operands are not copied, unless badly aligned: no C caller may pass such."""
    A, B = np.zeros(2, np.uintp), np.zeros(2, np.uintp)
    address = registry.resolve(f"c:{library}:address")
    assert address.divide(A, B, Call(PROFILE, "uint64", "eager")).tolist() == [A.ctypes.data, B.ctypes.data]
    where = address.divide(unaligned(A), B, Call(PROFILE, "uint64", "eager"))
    assert where[0] % A.itemsize == 0


def test_c_result_reveals_unwritten_elements(library: Path) -> None:
    """They are neither zeros nor an old result, and NaN in turn; 16-bit floats are words."""
    first = registry.resolve(f"c:{library}:first")
    for count in (3, 4):
        operands = (array([1] * count, "bfloat16") for _ in "AB")
        C = first.divide(*operands, Call(PROFILE, "bfloat16", "eager"))
        assert C.dtype == ml_dtypes.bfloat16
        assert C.view(np.uint16).tolist() == [0x3F80, 0xFFFF, 0xA5A5, 0xFFFF][:count]


def test_c_function_refuses_what_it_cannot_express(library: Path) -> None:
    """Other shapes, two types, attributes, and an unknown symbol."""
    integer = registry.resolve(f"c:{library}:div_int32")
    pair, one = array([1, 2], "int32"), array([1], "int32")
    for B in (one, array([1, 2], "int16")):
        with pytest.raises(NotSupportedError, match="one shape and one type"):
            integer.divide(pair, B, Call(PROFILE, "int32", "eager"))
    with pytest.raises(NotSupportedError, match="byte order"):
        integer.divide(pair.astype(">i4"), pair.astype(">i4"), Call(PROFILE, "int32", "eager"))
    with pytest.raises(NotSupportedError, match="no attribute axis"):
        integer.divide(pair, pair, Call("onnx-6", "int32", "eager", {"axis": 0}))
    with pytest.raises(ValueError, match="has no symbol nothing"):
        registry.resolve(f"c:{library}:nothing")
    assert len(registry.version(f"c:{library}:div_int32")) == 16
