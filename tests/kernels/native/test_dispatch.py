"""Which kernel serves, with how many threads, and the messages where a setting is invalid."""

import ast
import hashlib
import json
import os
import subprocess
import sys
from dataclasses import FrozenInstanceError, asdict
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest

import vinculum
from vinculum.kernels import dispatch

pytestmark = pytest.mark.parametrize("kernel", ["native"], indirect=True)
SAYS = "import vinculum; info = vinculum.kernel_info(); print(info.kernel, info.threads, info.reason, sep='|')"
CHOICES = {"VINCULUM_KERNEL", "VINCULUM_INSTRUCTIONS", "VINCULUM_THREADS"}
NOT_THERE = "import sys; sys.modules['vinculum.kernels._native'] = None; "
BROKEN = """
import sys
from importlib.machinery import ModuleSpec

class Broken:
    def find_spec(self, name, path=None, target=None):
        return ModuleSpec(name, self) if name == "vinculum.kernels._native" else None
    def create_module(self, spec):
        raise ImportError("undefined symbol: PyArray_Nothing")
    def exec_module(self, module):
        pass

sys.meta_path.insert(0, Broken())
"""


def last_line(program: str, **variables: str) -> str:
    """Return what a new process prints, or the last line of its error."""
    environment = {k: v for k, v in os.environ.items() if k not in CHOICES} | variables
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=False, timeout=60
    )
    return (done.stdout if done.returncode == 0 else done.stderr).strip().splitlines()[-1]


def test_compiled_kernel_serves_if_present() -> None:
    assert last_line(SAYS, VINCULUM_THREADS="3") == "native|3|None"
    assert last_line(SAYS, VINCULUM_KERNEL="native", VINCULUM_THREADS="1024") == "native|1024|None"


def test_numpy_kernel_may_be_chosen() -> None:
    assert last_line(SAYS, VINCULUM_KERNEL="numpy", VINCULUM_THREADS="3") == "numpy|1|VINCULUM_KERNEL=numpy"


@pytest.mark.parametrize("wrong", ["garbage", "Native", " ", "native "])
def test_unknown_kernel_is_an_error(wrong: str) -> None:
    assert (
        last_line(SAYS, VINCULUM_KERNEL=wrong)
        == f"vinculum.errors.DivSettingError: VINCULUM_KERNEL is {wrong!r}; it may be native or numpy"
    )


@pytest.mark.parametrize(
    ("most", "ways"),
    [
        ("portable", {}),
        ("avx2", {"float16": "f16c", "bfloat16": "avx2", "integers": "avx2", "bytes": "avx2"}),
        ("avx512", {"float16": "avx512", "bfloat16": "avx512", "integers": "avx512", "bytes": "avx512"}),
    ],
)
def test_instruction_sets_may_be_limited(most: str, ways: dict[str, str]) -> None:
    """The kernel uses no instruction set beyond `most`, and those up to it where the processor has them."""
    program = (
        "from vinculum.kernels import dispatch; print({k: v for k, v in dispatch.paths().items() if v != 'portable'})"
    )
    unlimited, limited = (
        ast.literal_eval(last_line(program, **variables)) for variables in ({}, {dispatch.INSTRUCTIONS_VARIABLE: most})
    )
    order = ["f16c", *dispatch.INSTRUCTIONS]
    assert limited == {
        name: min(way, unlimited[name], key=order.index) for name, way in ways.items() if name in unlimited
    }


@pytest.mark.parametrize("wrong", ["garbage", "AVX2", " ", "0"])
def test_unknown_instruction_set_is_an_error(wrong: str) -> None:
    expected = f"vinculum.errors.DivSettingError: VINCULUM_INSTRUCTIONS: the instructions are {wrong!r}; they may be portable, avx2, avx512, avx512vbmi"
    assert last_line(SAYS, VINCULUM_INSTRUCTIONS=wrong) == expected


@pytest.mark.parametrize("wrong", ["garbage", "0", "1025", "-1", "2.0", " 2", "9" * 5000])
def test_invalid_number_of_threads_is_an_error(wrong: str) -> None:
    last = last_line(SAYS, VINCULUM_THREADS=wrong)
    assert last == f"vinculum.errors.DivSettingError: VINCULUM_THREADS is {wrong!r}; it may be a number from 1 to 1024"


def test_invalid_setting_does_not_decide_an_exit_code() -> None:
    """An invalid setting does not end a command that needs no kernel: `vinculum` loads it only on demand."""
    choices = sorted(CHOICES)
    asked = [("spec D-003", choices, 0), ("targets", choices, 0), ("prove --check", choices[:1], 2)]
    asked += [("verify-install", [variable], 2) for variable in choices]
    for words, variables, status in asked:
        environment = {k: v for k, v in os.environ.items() if k not in CHOICES} | dict.fromkeys(variables, "garbage")
        command = [sys.executable, "-m", "vinculum", *words.split()]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)
        assert (done.returncode, "Traceback" in done.stderr) == (status, False), (variables, words, done.stderr)
        assert any(f"Error: {name}" in done.stderr for name in variables) is (status == 2), (words, done.stderr)


def test_kernel_is_loaded_on_first_use() -> None:
    program = (
        "import sys, vinculum; before = 'numpy' in sys.modules, 'vinculum.kernels' in sys.modules; "
        "names = {'div', 'kernel_info', 'set_threads'} <= set(dir(vinculum)); from vinculum import div, set_threads; "
        "print(before, names, div is vinculum.div, set_threads is vinculum.set_threads, hasattr(vinculum, 'nothing'))"
    )
    assert last_line(program) == "(False, False) True True True False"


@pytest.mark.parametrize(
    ("how", "why"),
    [(NOT_THERE, "it was not compiled"), (BROKEN, "it cannot be loaded (undefined symbol: PyArray_Nothing)")],
)
def test_fallback_to_numpy_gives_a_reason(how: str, why: str) -> None:
    message = last_line(how + SAYS)
    assert message.startswith(f"numpy|1|{why}")
    refused = last_line(how + SAYS, VINCULUM_KERNEL="native")
    assert refused.startswith(
        f"vinculum.errors.DivSettingError: VINCULUM_KERNEL is 'native', but the compiled kernel is not there: {why}"
    )
    for text in (message, refused):
        assert "install a C compiler (GCC or Clang) and Python's headers (python3-dev)" in text
        assert "pip's --force-reinstall" in text
    quotient = "import numpy, vinculum; print(vinculum.div(numpy.array([-7]), numpy.array([2])))"
    assert last_line(how + quotient) == "[-3]"


def test_choose_within_a_process() -> None:
    assert dispatch.choose("numpy") == "native"
    assert vinculum.kernel_info().reason == "it was chosen"
    assert dispatch.choose("native") == "numpy"
    assert vinculum.kernel_info().kernel == "native"
    with pytest.raises(ValueError, match="'fortran'; it may be native or numpy"):
        dispatch.choose("fortran")


def test_kernel_info_is_frozen_and_json_can_hold_it() -> None:
    """The compiled kernel has a binary and instruction sets; the one in NumPy has neither."""
    info = vinculum.kernel_info()
    assert isinstance(info, vinculum.KernelInfo)
    with pytest.raises(FrozenInstanceError):
        info.threads = 2  # type: ignore[misc]
    document = asdict(info)
    assert json.loads(json.dumps(document)) == document
    assert document["instructions"] == dispatch.paths()
    assert info.binary is not None
    assert info.binary.sha256 == hashlib.sha256(Path(info.binary.file).read_bytes()).hexdigest()
    assert (info.binary.compiler, info.binary.flags) == (dispatch.library.COMPILER, dispatch.library.FLAGS)
    try:
        dispatch.choose("numpy")
        assert vinculum.kernel_info() == vinculum.KernelInfo("numpy", threads=1, reason="it was chosen")
    finally:
        dispatch.choose("native")


def test_set_threads_within_a_process() -> None:
    before = vinculum.set_threads(5)
    assert vinculum.kernel_info().threads == 5
    assert vinculum.set_threads(np.int8(7)) == 5
    for count in (0, -1, 1025, 10**30):
        with pytest.raises(ValueError, match=f"{count} threads: give from 1 to 1024"):
            vinculum.set_threads(count)
    for wrong in (2.0, "2", None, Fraction(2), True, False, np.True_):
        with pytest.raises(TypeError):
            vinculum.set_threads(wrong)  # type: ignore[arg-type]
    assert vinculum.set_threads(before) == 7
