"""For all tests."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.tiers import COLLECTED, in_default_tier, mark_beyond_samples
from vinculum.gate.targets import onnxruntime_

TESTS = Path(__file__).parent
LONG = ("gate", "testing", "codegen", "examples", "proofs")  # whose files take minutes each


def pytest_configure() -> None:
    """Let processes that the tests start be interrupted, and keep paths in reports relative.

    A shell that runs the tests in the background has these processes ignore the signal. A pipeline would have the paths be
    relative to its own folder, not to the folders of the tests.
    """
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


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Have long files come first: with what is left in the end one core is alone.

    And mark the tiers of all tests, and remember them, before pytest leaves some out.
    """
    mark_beyond_samples(items)
    config.stash[COLLECTED] = {item.nodeid: in_default_tier(item) for item in items}

    def last(item: pytest.Item) -> int:
        folder = item.path.relative_to(TESTS).parts[0] if item.path.is_relative_to(TESTS) else ""
        return LONG.index(folder) if folder in LONG else len(LONG)

    items.sort(key=last)
