"""Thresholds of the engine, read from its C source."""

import re
from importlib.resources import files


def far() -> int:
    """Return the bytes of the smallest result that exceeds the caches of one core."""
    return _mebibytes("EXCEEDS_CACHE")


def streamed() -> int:
    """Return the bytes of the smallest result that non-temporal stores write.

    The denominator is a scalar.
    """
    return _mebibytes("NON_TEMPORAL") // 2


def _mebibytes(name: str) -> int:
    source = files("vinculum.kernels").joinpath("native", "runtime", "engine.c").read_text(encoding="utf-8")
    (mebibytes,) = re.findall(rf"enum \{{ {name} = (\d+) \* 1024 \* 1024 \}}", source)
    return int(mebibytes) << 20
