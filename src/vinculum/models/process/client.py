"""Starts the worker process and reads its reply."""

import json
import signal
import subprocess
import sys
from typing import Any

from vinculum.models.loading.errors import LimitError
from vinculum.models.process.messages import ErrorKind, Request


def run_analysis(request: Request, seconds: float) -> dict[str, Any]:
    """Return the JSON document of the analysis.

    Raises the error that the worker reports, and LimitError if the worker exceeds its time or crashes.
    """
    with subprocess.Popen(
        [sys.executable, "-m", "vinculum.models.process.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as worker:
        try:
            output, errors = worker.communicate(json.dumps(request).encode(), seconds)
        except subprocess.TimeoutExpired:
            worker.kill()
            raise LimitError(f"the analysis did not end within {seconds:g} seconds") from None
        except BaseException:
            worker.kill()
            raise
    if worker.returncode:
        raise LimitError(f"the analysis crashed: {_describe_exit(worker.returncode, errors)}")
    reply = json.loads(output)
    if "error" in reply:
        raise ErrorKind(reply["error"]).exception(reply["message"])
    document: dict[str, Any] = reply["document"]
    return document


def _describe_exit(code: int, errors: bytes) -> str:
    if code < 0:
        return signal.strsignal(-code) or f"signal {-code}"
    lines = errors.decode(errors="replace").strip().splitlines()
    return ascii(lines[-1])[1:-1] if lines else f"status {code}"
