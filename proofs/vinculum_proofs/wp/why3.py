"""The configuration of Why3, through which WP asks CVC4 and Z3.

Both get the driver of `wp.driver`. Z3 is that of the package z3-solver: the one of Debian is years older, and proves less.
"""

import shutil
import subprocess
from collections.abc import Mapping
from importlib import metadata
from pathlib import Path

from vinculum_proofs.wp import driver

MEMORY = 2000  # MiB for a prover
FRAME = """[main]
magic = 14
libdir = "{libraries}"
datadir = "{data}"
memlimit = {memory}
running_provers_max = 2
timelimit = 10
"""
PROVER = """
[prover]
name = "{name}"
version = "{version}"
command = "{command} {limit}"
command_steps = "{command} {steps}"
driver = "{driver}"
editor = ""
in_place = false
interactive = false
"""


def z3() -> Path | None:
    """The program of the package z3-solver; None where it is not installed."""
    try:
        files = metadata.files("z3-solver") or ()
    except metadata.PackageNotFoundError:
        return None
    return next((Path(str(file.locate())).resolve() for file in files if file.name == "z3"), None)


def configure(folder: Path, versions: Mapping[str, str]) -> None:
    """Write why3.conf and a driver for each prover into `folder`."""
    data = _ask("--print-datadir")
    cvc4, own_z3 = shutil.which("cvc4"), z3()
    text = FRAME.format(libraries=_ask("--print-libdir"), data=data, memory=MEMORY)
    (folder / "cvc4.drv").write_text(driver.text(f"{data}/drivers"))
    text += PROVER.format(
        name="CVC4", version=versions["cvc4"], driver=folder / "cvc4.drv", command=f"{cvc4} --stats --lang=smt2 %f",
        limit="--tlimit=%t000", steps="--rlimit=%S",
    )  # fmt: skip
    if own_z3 is not None:
        (folder / "z3.drv").write_text(driver.text(f"{data}/drivers", driver.Z3))
        text += PROVER.format(
            name="Z3", version=versions["z3"], driver=folder / "z3.drv", command=f"{own_z3} -smt2 -st %f",
            limit="-T:%t", steps="rlimit=%S0",
        )  # fmt: skip
    (folder / "why3.conf").write_text(text)


def _ask(option: str) -> str:
    return subprocess.run(["why3", option], capture_output=True, text=True, check=False).stdout.strip()  # noqa: S607
