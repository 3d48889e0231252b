"""The mutation run changes what it should, and explanations of survivors are about real mutants."""

import os
import subprocess
import sys
import tomllib
from ast import literal_eval
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from vinculum.kernels import dispatch
from vinculum_evidence.dossier.tables import table
from vinculum_proofs.mutation.python import fork_runner, mutation, operators
from vinculum_proofs.mutation.python.operators import mutations
from vinculum_proofs.mutation.report import STALE, write_or_compare

FILE = Path(mutation.__file__)


def changes(expression: str) -> set[str]:
    """What is made of an expression."""
    return {
        m.new
        for m in mutations(f"def f(a, b, c):\n    x = {expression}\n    return x\n")
        if not m.new.startswith(("return", "pass"))
    }


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        ("a < b", {"a <= b", "a >= b"}),
        ("a == b", {"a != b"}),
        ("a is not b", {"a is b"}),
        ("a in b", {"a not in b"}),
        ("a < b < c", {"a <= b < c", "a >= b < c", "a < b <= c", "a < b >= c"}),
        ("a and b", {"a or b", "a", "b"}),
        ("not a", {"a"}),
        ("-a", {"a"}),
        ("a - b", {"a + b", "b - a"}),
        ("a + b", {"a - b"}),
        ("a // b", {"a * b", "a / b", "b // a"}),
        ("a << b", {"a >> b", "b << a"}),
        ("a ^ b", {"a | b", "a & b"}),
        ("a + (b,)", {"a - (b,)", "(b,) + a", "()"}),
        ("True", {"False"}),
        ("7", {"8", "6"}),
        ("'word'", {"'word_'"}),
        ("'a message'", set()),
        ("f'{a} of {b}'", set()),
        ("f(a, b)", {"f(b, a)", "a"}),
        ("f(a, out=b)", {"f(a)", "a"}),
        ("max(a, b)", {"min(a, b)", "a"}),
        ("a.any()", {"a.all()"}),
        ("zip(a, b, strict=True)", {"zip(b, a, strict=True)", "a"}),
        ("a[b:c]", {"b:", ":c"}),
        ("a if b else c", {"a", "c", "c if b else a"}),
        ("[a for a in b if c]", {"[a for a in b]"}),
        ("(a, a)", {"(a,)"}),
        ("{a: b}", {"{}"}),
        ("tuple[int, ...]", set()),
        ("TypeVar('T')", set()),
    ],
)
def test_python_mutations_are_of_every_kind(expression: str, expected: set[str]) -> None:
    """Every kind of change is made, and none besides."""
    assert changes(expression) == expected


def test_statements_are_deleted_and_branches_closed() -> None:
    """Assignments, calls, errors, conditions and loops."""
    source = "def f(a):\n    if a:\n        raise a\n    while a:\n        a()\n    return a\n"
    replacements = Counter(m.new for m in mutations(source))
    assert replacements == {
        "pass": 4,
        "if not a:": 1,
        "if True:": 1,
        "if False:": 1,
        "while True:": 1,
        "return None": 1,
    }


def test_changes_that_no_run_can_see_are_not_made() -> None:
    """Docstrings, annotations, imports."""
    assert mutations('"""A word."""\nfrom a import b\nclass C(N):\n    """Doc."""\n    x: int\n') == []
    assert mutations("def f(a: tuple[int, 2]) -> list[3]:\n    'doc'\n") == []


@pytest.mark.thorough
def test_mutants_of_the_kernel() -> None:
    """Each has a name of its own in its module, and is a program."""
    names = mutation.modules()
    assert {"divide", "scalar"} <= set(names)
    for name in names:
        source = (mutation.KERNELS / f"{name}.py").read_text()
        changes_of = mutations(source)
        assert len({str(m) for m in changes_of}) == len(changes_of), name
        for mutant in changes_of[::9]:
            operators.mutated(source, mutant, name)


def test_survivors_are_explained() -> None:
    """Each explained mutant exists once and has a reason; survivors.md lists them all."""
    table = tomllib.loads(mutation.EQUIVALENT.read_text())["equivalent"]
    names = [name for row in table for name in row["mutants"]]
    assert len(set(names)) == len(names)
    assert all(len(row["why"]) > 20 for row in table)
    assert set(names) <= {mutant.name for mutant in mutation.mutants(mutation.modules())}
    if mutation.is_current():
        page = mutation.SURVIVORS.read_text()
        assert [name for name in names if f"`{name}`" not in page] == []


def test_page_says_what_survived() -> None:
    """Equivalent mutants apart, with their reason; rates without them."""
    page = mutation.page(
        {"m.f: a => b": "survived", "m.f: a => c": "survived", "m.f: a => d": "a check"}, {"m.f: a => b": "Alike."}
    )
    assert "| m | 3 | 1 | 1 | 1 | 50.0% |" in page
    assert "Survivors that are other programs\n\n- `m.f: a => c`\n" in page
    assert "Alike.\n\n- `m.f: a => b`\n" in page


def test_page_that_is_only_checked_is_not_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It is told of, and the run fails; one that is to be written is right then."""
    page = tmp_path / "page.md"
    for before in (None, "old"):
        if before:
            page.write_text(before)
        assert not write_or_compare(page, "new", check=True)
        assert capsys.readouterr().out == "page.md says something else\n"
        assert (page.read_text() if page.exists() else None) == before
    assert write_or_compare(page, "new", check=False)
    assert write_or_compare(page, "new", check=True)
    assert capsys.readouterr().out == ""


@pytest.mark.slow
def test_run_kills_and_remembers(tmp_path: Path) -> None:
    """The smallest module, whole; the second time from what was kept."""
    command: list[Any] = [sys.executable, FILE, "--module", "real"]
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
    first = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert first.returncode == 0, first.stdout + first.stderr
    assert "mutants, " in first.stdout
    assert " 0 survived" in first.stdout
    (log,) = tmp_path.rglob("*.jsonl")
    before = log.read_text()
    assert before
    subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert log.read_text() == before


@pytest.mark.slow
def test_mutants_of_the_dispatch_are_killed_with_the_compiled_kernel() -> None:
    """One of each such module that NumPy's kernel would hide; and the modules as they are."""
    if dispatch.library is None:
        pytest.skip(dispatch.missing)
    program = (
        "import os, sys; sys.path.insert(0, sys.argv[1]); os.environ['VINCULUM_KERNEL'] = 'numpy'\n"
        "from vinculum_proofs.mutation.python import mutation\n"
        "modules = ['dispatch', 'config', 'divide', 'operands', 'fp_environment']\n"
        "first = {m.name: m for m in mutation.mutants(modules)}\n"
        "work = modules + [first[name] for name in sys.argv[2:]]\n"
        "print([said for _, said in mutation.run(work, 1)])\n"
    )
    names = (
        "dispatch._flags: 1 << k => 1 >> k",
        "config.set_threads: dispatch.library.set_threads(number) => pass",
        "divide.div: rounding == 'floored_quotient' => rounding != 'floored_quotient'",
        "operands.standard: dispatch.bfloat16_is(bfloat16) => pass",
    )
    process = subprocess.run(
        [sys.executable, "-c", program, str(FILE.parents[3]), *names],
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    objections = literal_eval(process.stdout)
    assert objections[:5] == [mutation.SURVIVED] * 5
    assert objections[5:] == [
        "what the compiled kernel serves",
        "how many threads there are",
        "KERNELS_AGREE",
        "KERNELS_AGREE",
    ]


@pytest.mark.thorough
def test_an_endless_mutant_is_stopped() -> None:
    """By its share of the processor."""
    program = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "from vinculum_proofs.mutation.python import mutation\n"
        "def forever(mutant):\n"
        "    while True: pass\n"
        "mutation.judge, mutation.CPU_SECONDS = forever, 1\n"
        "print([said for _, said in mutation.run(['real'], 1)])\n"
    )
    process = subprocess.run(
        [sys.executable, "-c", program, str(FILE.parents[3])], capture_output=True, text=True, check=True, timeout=60
    )
    assert process.stdout.strip() == str([fork_runner.TIME])


def test_comments_do_not_change_the_hash_of_the_kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Comments and docstrings; and no more than these."""
    monkeypatch.setattr(mutation, "KERNELS", tmp_path)
    code = '"""What it was."""\nx = 1\ndef f():\n    """Why."""\n    "text"\n    ...\n'

    def hashed(*change: str) -> str:
        (tmp_path / "one.py").write_text(code.replace(*change) if change else code)
        return mutation.kernels_hash()

    first = hashed()
    for comment in ("What it was.", "Why."):
        assert hashed(comment, "Something else.") == first
    assert hashed("x = 1", "x = 1  # here") == first
    for old, new in (("x = 1", "x = 2"), ('"text"', '"other"'), ("    ...\n", "")):
        assert hashed(old, new) != first


def test_the_page_is_about_the_current_kernels_or_says_stale() -> None:
    """A change to a kernel requires a new run. Until then the page says STALE, as a known problem."""
    file = mutation.SURVIVORS.relative_to(mutation.ROOT).as_posix()
    due = [row for row in table("known_problems")["problem"] if file in row["where"] and "STALE" in row["what"]]
    stale = not mutation.is_current()
    assert (STALE in mutation.SURVIVORS.read_text().splitlines()) is stale
    assert bool(due) is stale
