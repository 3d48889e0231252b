"""An installation as it may be: evidence that is about it, or about something else."""

from typing import Any

import pytest
from click.testing import CliRunner, Result

from tests.installation.installation_support import Run
from vinculum import cli
from vinculum.installation import verify
from vinculum.installation.evidence import Claim, Examined
from vinculum.installation.files import Files
from vinculum.installation.kernel import NATIVE, Kernel, kernel
from vinculum.installation.selftest import TypeOutcome, selftest
from vinculum.kernels import dispatch


@pytest.fixture
def native() -> Kernel:
    """The compiled kernel that serves."""
    result = kernel()
    if result.name != NATIVE:
        pytest.skip(result.reason)
    return result


@pytest.fixture
def matching_evidence(native: Kernel) -> Examined:
    """A proof of the very source, and a run of the very binary."""
    sources = tuple(native.compiled_from)
    return Examined(
        native.compiled_from,
        (
            Claim("PROOF", "the source", "PROVED_SOURCE", "all", ("int32",), sources),
            Claim(
                "RUN",
                "the binary",
                "EXHAUSTIVE",
                "all",
                ("int8",),
                sources,
                native.sha256,
                native.code,
                cpu=native.cpu,
                whole=True,
            ),
            Claim("PART", "the binary", "BOUNDED", "some", (), sources, native.sha256, native.code, cpu=native.cpu),
        ),
    )


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run `vinculum verify-install` in this process.

    Its arguments replace the evidence, or what is installed; all else is that of this installation.
    """

    def command(*arguments: str, evidence: Examined | None = None, **replacements: Any) -> Result:
        for name, value in {"examined": evidence, **replacements}.items():
            if value is not None:
                monkeypatch.setattr(verify, name, lambda value=value: value)
        return CliRunner().invoke(cli.main, ["verify-install", *arguments])

    return command


@pytest.fixture(scope="session")
def selftest_outcomes() -> list[TypeOutcome]:
    """The outcomes of the self-test of the compiled kernel."""
    if dispatch.library is None:
        pytest.skip(dispatch.missing)
    before = dispatch.choose(NATIVE)
    try:
        return selftest()
    finally:
        dispatch.choose(before)


@pytest.fixture
def selftest_cached(monkeypatch: pytest.MonkeyPatch, selftest_outcomes: list[TypeOutcome]) -> None:
    """Have the command reuse the outcomes of the self-test, which takes seconds."""
    monkeypatch.setattr(verify, "selftest", lambda: selftest_outcomes)


@pytest.fixture
def unchanged_files(monkeypatch: pytest.MonkeyPatch, native: Kernel) -> None:
    """Files as the installer wrote them: in a checkout, C may be newer than the binary."""
    monkeypatch.setattr(verify, "installed_files", lambda: Files(1))
    monkeypatch.setattr(verify, "sources", lambda: dict(native.compiled_from))
