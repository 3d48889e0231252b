"""For all tests."""

import os
import signal


def pytest_configure() -> None:
    """Let what the tests start be interrupted, though a shell that runs them in the background has it ignore that.

    And have paths in reports be relative to the folders of the tests, though a pipeline runs them.
    """
    for name in ("GITHUB_WORKSPACE", "CI_PROJECT_DIR"):
        os.environ.pop(name, None)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:  # as `nohup` has it
        signal.signal(signal.SIGHUP, signal.SIG_DFL)
