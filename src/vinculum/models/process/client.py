"""Runs the analysis in a process of its own, with limits of time and memory."""

import json
import signal
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

from vinculum.models.errors import LimitError, ModelError, RangeError


def run_analysis(request: Mapping[str, Any], seconds: float) -> dict[str, Any]:
    """The worker's answer. ModelError, RangeError: what it said; LimitError: it came to no end, or to a bad one."""
    with subprocess.Popen(
        [sys.executable, "-m", "vinculum.models.process.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as worker:
        try:
            said, complained = worker.communicate(json.dumps(request).encode(), seconds)
        except subprocess.TimeoutExpired:
            worker.kill()
            raise LimitError(f"the analysis did not end within {seconds:g} seconds") from None
        except BaseException:
            worker.kill()
            raise
    if worker.returncode:
        raise LimitError(f"the analysis came to a bad end: {_describe_exit(worker.returncode, complained)}")
    answer: dict[str, Any] = json.loads(said)
    if "error" in answer:
        kinds = {"ModelError": ModelError, "RangeError": RangeError}
        raise kinds.get(answer["error"], LimitError)(answer["message"])
    return answer


def _describe_exit(code: int, complained: bytes) -> str:
    if code < 0:
        return signal.strsignal(-code) or f"signal {-code}"
    lines = complained.decode(errors="replace").strip().splitlines()
    return ascii(lines[-1])[1:-1] if lines else f"status {code}"
