"""What tests know of the engine that divides arrays, as its source has it."""

import re
from importlib.resources import files


def streamed() -> int:
    """Bytes from which on a result is written past the caches."""
    source = files("vinculum.kernels").joinpath("native", "engine.c").read_text(encoding="utf-8")
    (mebibytes,) = re.findall(r"enum \{ STREAMED = (\d+) \* 1024 \* 1024 \}", source)
    return int(mebibytes) << 20
