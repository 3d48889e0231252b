"""The plugin of pytest. Nothing of the gate is loaded before one of its options or fixtures is used."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from vinculum.gate.check import Check
    from vinculum.testing.verdict import Verdict

TARGET_OPTIONS = {"profile": [], "dtype": [], "level": "quick", "seed": 0, "waivers": None}  # default values


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the gate."""
    group = parser.getgroup("vinculum", "Vinculum: conformance of an element-wise division")
    group.addoption(
        "--vinculum-target",
        action="append",
        default=[],
        metavar="TARGET",
        help="check this implementation, with one test for each requirement and element type; repeatable",
    )
    group.addoption("--vinculum-profile", action="append", default=[], metavar="P", help="check it under this profile")
    group.addoption("--vinculum-dtype", action="append", default=[], metavar="D", help="check this element type only")
    group.addoption(
        "--vinculum-level",
        default=TARGET_OPTIONS["level"],
        choices=("quick", "standard", "exhaustive"),
        help="default: quick",
    )
    group.addoption(
        "--vinculum-seed",
        type=int,
        default=TARGET_OPTIONS["seed"],
        metavar="N",
        help="seed of the cases; the same seed gives the same cases",
    )
    group.addoption(
        "--vinculum-waivers", type=Path, metavar="F", help="TOML file of known refutations that do not fail"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Reject options that have no effect.

    These are options that need --vinculum-target if it is missing, and any option if the gate is not installed.
    """
    used = [name for name, default in TARGET_OPTIONS.items() if config.getoption(f"vinculum_{name}") != default]
    if used and not config.getoption("vinculum_target"):
        raise pytest.UsageError(f"--vinculum-{used[0]} needs --vinculum-target")
    if config.getoption("vinculum_target") and (message := _missing()) is not None:
        raise pytest.UsageError(message)


def _missing() -> str | None:
    """The message that packages of the gate are not installed, or None if they are."""
    from vinculum._util.extras import absent, lacking

    packages = absent("check")
    return lacking(*packages, extra="check") if packages else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add the tests of each `--vinculum-target` before other plugins select tests."""
    if not (targets := config.getoption("vinculum_target")):
        return
    from vinculum.gate.targets.registry import distinct

    for target in distinct(targets):
        group = _group(session, target)
        report = session.ihook.pytest_make_collect_report(collector=group)
        session.ihook.pytest_collectreport(report=report)  # so that pytest counts them
        items.extend(report.result)


def _request(config: pytest.Config, target: str) -> "Check":
    from vinculum.testing.verdict import request

    return request(
        target,
        config.getoption("vinculum_profile"),
        config.getoption("vinculum_dtype"),
        config.getoption("vinculum_level"),
        config.getoption("vinculum_seed"),
        config.getoption("vinculum_waivers"),
    )


def _group(session: pytest.Session, target: str) -> "Target":
    from vinculum.gate.waivers.file import WaiversError
    from vinculum.testing.verdict import SelectionError, error_message, verdicts

    try:
        check = _request(session.config, target)
        tests = verdicts(check)
    except (SelectionError, WaiversError) as error:
        raise pytest.UsageError(error_message(error, "--vinculum-dtype")) from None
    return Target.from_parent(session, name=target, nodeid=f"vinculum/{target}", check=check, verdicts=tests)


class Target(pytest.Collector):
    """The collector of the tests of one target."""

    def __init__(self, *, check: "Check", verdicts: "list[Verdict]", **rest: Any) -> None:
        super().__init__(**rest)
        self.check, self.verdicts = check, verdicts

    def collect(self) -> Iterator[pytest.Item]:
        """Yield a test for each verdict, and one for the waivers."""
        for verdict in self.verdicts:
            yield Case.from_parent(self, name=verdict.name, verdict=verdict)
        if self.check.waivers_file is not None:
            yield Waivers.from_parent(self, name=f"waivers: {self.check.waivers_file}", check=self.check)


class Failure:
    """The report of a failed test: the gate's message, and its first line in pytest's summary."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.reprcrash = SimpleNamespace(message=text.partition("\n")[0])

    def __str__(self) -> str:
        return self.text

    def toterminal(self, terminal: Any) -> None:
        """Print it."""
        terminal.line(self.text)


class GateItem(pytest.Item):
    """A test whose failure is the gate's message, without frames of this plugin."""

    target = ""

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """The counterexample, or the reason why there is no verdict."""
        from vinculum.testing.verdict import RefutedError, UndecidedError

        is_verdict = isinstance(excinfo.value, RefutedError | UndecidedError)
        return Failure(str(excinfo.value)) if is_verdict else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, None, str]:
        """The heading of a failure."""
        return self.path, None, f"{self.target} {self.name}"


class Case(GateItem):
    """One requirement for one element type under one profile."""

    def __init__(self, *, verdict: "Verdict", **rest: Any) -> None:
        super().__init__(**rest)
        self.verdict, self.target = verdict, verdict.target
        # With pytest-xdist's --dist loadgroup, one process runs all tests of a type and judges the type once.
        if self.config.pluginmanager.hasplugin("xdist"):  # without xdist the mark is unknown
            self.add_marker(pytest.mark.xdist_group(f"{self.target} {verdict.dtype}"))
        self.user_properties += [(name, getattr(verdict, name)) for name in ("requirement", "profile", "dtype")]

    def runtest(self) -> None:
        """Check the verdict."""
        self.verdict.check()


class Waivers(GateItem):
    """A test that every waiver is still needed and in force."""

    def __init__(self, *, check: "Check", **rest: Any) -> None:
        super().__init__(**rest)
        self.check, self.target = check, check.selection.targets[0]

    def runtest(self) -> None:
        """Judge what is not judged yet, and compare the waivers with the failures."""
        from vinculum.testing.verdict import check_waivers

        check_waivers(self.check)


@pytest.fixture(scope="session")
def vinculum_gate() -> Callable[..., None]:
    """`vinculum_gate(target, profile=…, dtypes=…)` checks `target`.

    An AssertionError lists every refutation.

    Raises UndecidedError if anything is undecided, or if nothing conforms.
    """
    if (message := _missing()) is not None:
        pytest.fail(message, pytrace=False)
    from vinculum.testing.exhaustive import judge

    return judge
