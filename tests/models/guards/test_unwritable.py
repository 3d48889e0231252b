"""The report on a guarded copy that cannot be written."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from tests.models.model_builders import division, save
from vinculum.models.process.worker import answer


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EACCES])
def test_write_errors_are_reported(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(path: Path, data: bytes) -> None:
        raise OSError(number, os.strerror(number), str(path))

    monkeypatch.setattr("vinculum._util.files.write_atomically", fail)
    guard = str(tmp_path / "out.onnx")
    request: dict[str, Any] = {"file": save(division(), tmp_path), "profile": None, "ranges": [], "guard": guard}
    report = answer(request)["document"]["guard"]
    assert report["refused"] == os.strerror(number)
    assert report["nodes"] == 0
