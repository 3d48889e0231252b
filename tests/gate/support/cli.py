"""The command as tests run it, and targets for it."""

import json
from dataclasses import dataclass
from pathlib import Path

from click.testing import CliRunner, Result

from vinculum import cli

SMALL = ("--profile", "onnx-14", "--dtype", "int8", "--level", "quick", "--jobs", "1")
TARGETS = """\
import os
import time
import numpy as np
import vinculum

def right(A, B):
    return vinculum.div(A, B, profile="onnx-14")

def floors(A, B):
    return np.floor_divide(A, B)

def has_no_type(A, B):
    raise NotImplementedError("no such type")

def hangs_over_int32(A, B):
    with open(__file__ + "." + A.dtype.name, "a") as log:
        log.write(f"{os.getpid()}\\n")
    if A.dtype == B.dtype == np.int32:
        time.sleep(600)
    return right(A, B)

def says(A, B):
    raise ValueError("[bold]no[/bold] 'quotient'")
"""


def targets_in(folder: Path) -> Path:
    """Write the targets into a folder; the file name contains a space."""
    path = folder / "our targets.py"
    path.write_text(TARGETS)
    return path


def run(*arguments: str) -> Result:
    """Run the command in this process."""
    return CliRunner().invoke(cli.main, list(arguments))


@dataclass(frozen=True)
class Line:
    """A counterexample as a report prints it, for our kernel or another target."""

    target: str = "numpy"
    requirement: str = "E_DIV_INT_FUNC_0010"
    dtype: str = "int32"
    path: str = "eager"
    A: str = "0xfffffff9"
    B: str = "0x2"

    def __str__(self) -> str:
        content = {
            "target": self.target, "requirement": self.requirement, "profile": "onnx-14", "dtype": self.dtype,
            "path": self.path, "A": [self.A], "B": [self.B],
        }  # fmt: skip
        return json.dumps(content)
