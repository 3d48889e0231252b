"""For all tests."""

import os
import signal
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.support.tiers import COLLECTED, in_default_tier, mark_beyond_samples
from vinculum.gate.targets import onnxruntime_

TESTS = Path(__file__).parent
# Whose files take minutes each.
LONG = ("evidence", "gate", "testing", "installation", "commands", "codegen", "examples", "proofs")
# Whose files share what is slow to make: the dossier, the outcomes of the self-test, the generated C.
SHARED = ("tests/evidence/dossier/", "tests/installation/", "tests/codegen/c/", "tests/proofs/wp/")


def pytest_configure() -> None:
    """Let started processes be interrupted, keep paths in reports relative, compile each module once.

    A shell that runs the tests in the background has these processes ignore the signal. A pipeline would have the paths be
    relative to its own folder, not to the folders of the tests. Some images forbid Python to write bytecode: each of the
    many processes would compile all that it imports.
    """
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # for processes, those of -n among them
    sys.dont_write_bytecode = False
    for name in ("GITHUB_WORKSPACE", "CI_PROJECT_DIR"):
        os.environ.pop(name, None)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:  # as `nohup` has it
        signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.fixture(scope="session", autouse=True)
def _a_pool_for_each_session() -> Iterator[None]:
    """ONNX Runtime gets no pool of threads for the whole process.

    With one, every other session that does not ask for it ends with an error: those of generated files, for example.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(onnxruntime_, "_share_threads", lambda: False)
        yield


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Have one process run all tests of a folder in `SHARED`, where else it would run all tests of a file."""
    from xdist.scheduler import LoadFileScheduling

    class FolderScheduling(LoadFileScheduling):
        def _split_scope(self, nodeid: str) -> str:
            folders = (folder for folder in SHARED if nodeid.startswith(folder))
            scope: str = next(folders, super()._split_scope(nodeid))
            return scope

    return FolderScheduling(config, log) if config.getoption("dist") == "loadfile" else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Have long files come first: with what is left in the end one core is alone.

    And mark the tiers of all tests, and remember them, before pytest leaves some out.
    """
    mark_beyond_samples(items)
    config.stash[COLLECTED] = {item.nodeid: in_default_tier(item) for item in items}

    @cache
    def last(path: Path) -> int:
        folder = path.relative_to(TESTS).parts[0] if path.is_relative_to(TESTS) else ""
        return LONG.index(folder) if folder in LONG else len(LONG)

    items.sort(key=lambda item: last(item.path))
