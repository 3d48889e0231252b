"""For all tests."""

import signal


def pytest_configure() -> None:
    """Let what the tests start be interrupted, though a shell that runs them in the background has it ignore that."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
