"""A script of at most 25 lines that shows a counterexample without Vinculum, and a run of it."""

import math
import re
import signal
import subprocess
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path

from vinculum.gate.reports.issues.runtime_calls import NUMPY, runtime_call
from vinculum.gate.results.formatting import MAX_PRINTED_ELEMENTS
from vinculum.gate.results.results import Counterexample, Operand, Row
from vinculum.gate.targets import registry

MAX_LINES = 25
SECONDS = 60
MAX_OUTPUT_LINES = 8
_BITS = re.compile(r"\((0x[0-9a-f]+)\)")


class Shown(StrEnum):
    """What a run of the script shows."""

    YES = "The script shows it"
    NO = "The script does not show it: it may take the call, the memory layout or the path of the line for `vinculum replay`"
    OPEN = "Compare what the script prints with what is expected: Vinculum does not"


@dataclass(frozen=True)
class ScriptRun:
    """How a run of the script ended: what it shows, and its last lines."""

    shown: Shown
    output: str


def script(row: Row, example: Counterexample, target: str) -> str | None:
    """The script for a target that Vinculum lists; None where there is no short one."""
    operands = (example.A, example.B)
    whole = all(len(operand.hex) == math.prod(operand.shape) <= MAX_PRINTED_ELEMENTS for operand in operands)
    call = runtime_call(target, row.profile, example)
    if call is None or not whole:
        return None
    types = {operand.dtype for operand in operands}
    imports = sorted({NUMPY, *(["import ml_dtypes"] * ("bfloat16" in types)), *call.imports}, key=_import_order)
    lines = [
        _installation(row, target),
        *imports,
        "",
        *(_assignment(name, x) for name, x in zip("AB", operands, strict=True)),
        *call.lines,
    ]
    lines += _prints(example)
    return "\n".join(lines) + "\n" if len(lines) <= MAX_LINES else None


def run_script(path: Path, example: Counterexample, python: str) -> ScriptRun:
    """Run the script in a process of its own, and compare how it ends with the counterexample."""
    try:
        ended = subprocess.run(
            [python, path], capture_output=True, text=True, errors="replace",
            check=False, timeout=SECONDS, stdin=subprocess.DEVNULL,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return ScriptRun(Shown.OPEN, f"(it had not ended after {SECONDS} s)")
    except OSError as error:
        return ScriptRun(Shown.OPEN, f"(it could not be run: {error.strerror})")
    errors = [line for line in ended.stderr.splitlines() if line.strip()]
    raised = [line for line in errors if line.startswith(_exception_of(example))] if _exception_of(example) else []
    output = [*ended.stdout.splitlines(), *(raised[-1:] or errors[-1:] if ended.returncode > 0 else [])]
    if ended.returncode < 0:
        output.append(f"(ended by {signal.Signals(-ended.returncode).name})")
    return ScriptRun(_shown(example, ended.returncode, ended.stdout, raised), "\n".join(output[-MAX_OUTPUT_LINES:]))


def _exception_of(example: Counterexample) -> str:
    """The exception that the target raised, or an empty text."""
    return example.got.split()[1].rstrip(":") if example.got.startswith("error ") else ""


def _shown(example: Counterexample, status: int, printed: str, raised: list[str]) -> Shown:
    if example.got.startswith("died: ended by "):
        return Shown.YES if status < 0 and signal.Signals(-status).name in example.got else Shown.NO
    if _exception_of(example):
        return Shown.YES if status == 1 and raised else Shown.NO
    if _bits_of_got(example) is None:
        return Shown.OPEN
    return Shown.YES if f"got {_bits_of_got(example)}\n" in printed else Shown.NO


def _bits_of_got(example: Counterexample) -> str | None:
    """The bits of the wrong element, if the counterexample is about one."""
    match = _BITS.search(example.got)
    return match[1] if match and example.index is not None else None


def _prints(example: Counterexample) -> list[str]:
    if _bits_of_got(example) is None:
        return ["print(C.dtype, C.shape, C)"]
    index = ", ".join(map(str, example.index or ())) or "()"
    expected = " or ".join(example.expected)
    return [
        f"c = C[{index}]",
        "print('value', c)",
        "print('got', f'0x{int.from_bytes(c.tobytes(), \"little\"):0{2 * c.itemsize}x}')",
        f"print('expected', {expected!r})",
    ]


def _installation(row: Row, target: str) -> str:
    package, version = registry.adapter_class(target).requires, re.split(r"[,+ ]", row.version)[0]
    beside = sorted(registry.KNOWN[target][2])
    return f"# python -m pip install {' '.join([f'{package}=={version}', *beside])}"


def _assignment(name: str, operand: Operand) -> str:
    shape = "" if len(operand.shape) == 1 else f".reshape({operand.shape!r})"
    dtype = "ml_dtypes.bfloat16" if operand.dtype == "bfloat16" else repr(operand.dtype)
    if "float" not in operand.dtype:
        return f"{name} = np.array([{', '.join(operand.decimal)}], {dtype}){shape}"
    width = 4 * (len(operand.hex[0]) - 2) if operand.hex else 32
    comment = f"  # {', '.join(operand.decimal[:8])}{', …' if len(operand.decimal) > 8 else ''}"
    return f"{name} = np.array([{', '.join(operand.hex)}], 'uint{width}').view({dtype}){shape}{comment}"


def _import_order(line: str) -> tuple[bool, str]:
    return line.startswith("from"), line
