"""What tests know of the engine that divides arrays, as its source has it."""

import re
from importlib.resources import files


def far() -> int:
    """Bytes from which on a result is more than the caches of one core keep."""
    return _mebibytes("EXCEEDS_CACHE")


def streamed() -> int:
    """Bytes from which on a result is written past the caches, by one scalar, too: what is read is as much again."""
    return _mebibytes("NON_TEMPORAL") // 2


def _mebibytes(name: str) -> int:
    source = files("vinculum.kernels").joinpath("native", "runtime", "engine.c").read_text(encoding="utf-8")
    (mebibytes,) = re.findall(rf"enum \{{ {name} = (\d+) \* 1024 \* 1024 \}}", source)
    return int(mebibytes) << 20
