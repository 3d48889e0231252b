"""The plugin of pytest. Nothing of the gate is loaded before one of its options or fixtures is used."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from vinculum.testing.verdict import Asked, Verdict

ALONE = {"profile": [], "dtype": [], "level": "quick", "seed": 0, "waivers": None}  # what these are if not given


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options of the gate that a run of tests can be given."""
    group = parser.getgroup("vinculum", "Vinculum: conformance of an element-wise division")
    group.addoption(
        "--vinculum-target",
        action="append",
        default=[],
        metavar="TARGET",
        help="judge this implementation: one test for each requirement and element type; may be repeated",
    )
    group.addoption("--vinculum-profile", action="append", default=[], metavar="P", help="judge it under this profile")
    group.addoption("--vinculum-dtype", action="append", default=[], metavar="D", help="judge this element type only")
    group.addoption(
        "--vinculum-level", default=ALONE["level"], choices=("quick", "standard", "exhaustive"), help="default: quick"
    )
    group.addoption("--vinculum-seed", type=int, default=ALONE["seed"], metavar="N", help="same seed, same cases")
    group.addoption("--vinculum-waivers", type=Path, metavar="F", help="known refutations that do not fail, in TOML")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse the options that say how to judge where nothing is to be judged: no test would heed them."""
    given = [name for name, default in ALONE.items() if config.getoption(f"vinculum_{name}") != default]
    if given and not config.getoption("vinculum_target"):
        raise pytest.UsageError(f"--vinculum-{given[0]} is about what --vinculum-target names, and none is named")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, config: pytest.Config, items: list[pytest.Item]) -> None:
    """Add the tests of each `--vinculum-target`, before other plugins choose among all tests."""
    if not (named := config.getoption("vinculum_target")):
        return
    from vinculum.gate.targets.registry import distinct

    for target in distinct(named):
        group = _group(session, target)
        report = session.ihook.pytest_make_collect_report(collector=group)
        session.ihook.pytest_collectreport(report=report)  # so that they are counted
        items.extend(report.result)


def _asked(config: pytest.Config, target: str) -> "Asked":
    from vinculum.testing.verdict import Asked

    return Asked.of(
        target,
        config.getoption("vinculum_profile"),
        config.getoption("vinculum_dtype"),
        config.getoption("vinculum_level"),
        config.getoption("vinculum_seed"),
        config.getoption("vinculum_waivers"),
    )


def _group(session: pytest.Session, target: str) -> "Target":
    from vinculum.gate.waivers.file import WaiversError
    from vinculum.testing.verdict import SelectionError, verdicts, wrong

    try:
        asked = _asked(session.config, target)
        found = verdicts(asked)
    except (SelectionError, WaiversError) as error:
        raise pytest.UsageError(wrong(error, "--vinculum-dtype")) from None
    return Target.from_parent(session, name=target, nodeid=f"vinculum/{target}", asked=asked, found=found)


class Target(pytest.Collector):
    """What is judged: the parent of its tests."""

    def __init__(self, *, asked: "Asked", found: "list[Verdict]", **rest: Any) -> None:
        super().__init__(**rest)
        self.asked, self.found = asked, found

    def collect(self) -> Iterator[pytest.Item]:
        """A test for each verdict, and one for the waivers."""
        for verdict in self.found:
            yield Case.from_parent(self, name=verdict.name, verdict=verdict)
        if self.asked.waivers is not None:
            yield Waivers.from_parent(self, name=f"waivers: {self.asked.waivers}", asked=self.asked)


class Failure:
    """What a failed test shows: the gate's own words, and in pytest's summary the first line of them."""

    def __init__(self, said: str) -> None:
        self.said = said
        self.reprcrash = SimpleNamespace(message=said.partition("\n")[0])

    def __str__(self) -> str:
        return self.said

    def toterminal(self, terminal: Any) -> None:
        """Print it."""
        terminal.line(self.said)


class Judged(pytest.Item):
    """A test that fails in the gate's words, without this plugin's frames."""

    target = ""

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """The counterexample, or why there is no verdict."""
        from vinculum.testing.verdict import RefutedError, UndecidedError

        known = isinstance(excinfo.value, RefutedError | UndecidedError)
        return Failure(str(excinfo.value)) if known else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, None, str]:
        """What stands at the head of a failure."""
        return self.path, None, f"{self.target} {self.name}"


class Case(Judged):
    """One requirement for one element type under one profile."""

    def __init__(self, *, verdict: "Verdict", **rest: Any) -> None:
        super().__init__(**rest)
        self.verdict, self.target = verdict, verdict.asked.target
        # With pytest-xdist's --dist loadgroup, the tests of one type go to one process, which judges it once.
        if self.config.pluginmanager.hasplugin("xdist"):  # without it the mark would be an unknown one
            self.add_marker(pytest.mark.xdist_group(f"{self.target} {verdict.dtype}"))
        self.user_properties += [(name, getattr(verdict, name)) for name in ("requirement", "profile", "dtype")]

    def runtest(self) -> None:
        """Ask for the verdict."""
        self.verdict.check()


class Waivers(Judged):
    """Whether each waiver is still needed, and still in force."""

    def __init__(self, *, asked: "Asked", **rest: Any) -> None:
        super().__init__(**rest)
        self.asked, self.target = asked, asked.target

    def runtest(self) -> None:
        """Judge what is not judged yet, and hold the waivers against it."""
        from vinculum.testing.verdict import check_waivers

        check_waivers(self.asked)


@pytest.fixture(scope="session")
def vinculum_gate() -> Callable[..., None]:
    """`vinculum_gate(target, profile=…, dtypes=…)`: judge `target` in this test; an AssertionError has all that is refuted.

    Raises UndecidedError where anything is left undecided, or where nothing at all was found to conform.
    """
    from vinculum.testing.exhaustive import judge

    return judge
