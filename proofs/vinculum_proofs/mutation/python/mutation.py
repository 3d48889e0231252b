"""Mutate every line of the kernel and of the scalar model by `operators.py`, and see what notices.

    python -m vinculum_proofs.mutation.python.mutation               all modules; writes survivors.md
    python -m vinculum_proofs.mutation.python.mutation --module M    one module (may be repeated); writes nothing
    python -m vinculum_proofs.mutation.python.mutation --check       all modules; writes nothing; 1 where survivors.md says something else

It returns 1 if a mutant survives that `equivalent.toml` does not explain, or if `equivalent.toml` explains one that does
not. Finished work is stored, so that a run continues after Ctrl-C. A change to the kernel or to the checks starts over.

Each mutant lives in a fork of this process, which has loaded everything but the kernel. It is killed as soon as one check
of `killers_python.py` fails, or when its processor time is used up. The mutations are in the Python, so NumPy's kernel
divides; `dispatch.py` and `config.py`, and what calls them, are also checked with the compiled kernel loaded
(`killers_native.py`), and `fp_environment.py` in other modes of MXCSR, on x86-64. Existing tools do not fit: mutmut 3
changes functions only, not the tables and constants that make up half of a kernel; cosmic-ray changes the files of the
checkout, and starts an interpreter, which takes three seconds to load SymPy, for each of 2,000 mutants.
Cost: 25 core minutes.
"""

import argparse
import ast
import hashlib
import importlib
import importlib.abc
import importlib.util
import json
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[3]
if __name__ == "__main__":  # the compiled kernel would hide mutants of the Python
    os.environ["VINCULUM_KERNEL"] = "numpy"
from rich.progress import Progress  # noqa: E402

from vinculum._util.c_compiler import cache_folder  # noqa: E402
from vinculum_proofs.mutation.python import fork_runner, killers_native, killers_python, operators  # noqa: E402
from vinculum_proofs.mutation.python.fork_runner import SURVIVED  # noqa: E402
from vinculum_proofs.mutation.python.operators import Mutation  # noqa: E402
from vinculum_proofs.mutation.report import explained, say, write_or_compare  # noqa: E402

KERNELS = ROOT / "src" / "vinculum" / "kernels"
SURVIVORS, EQUIVALENT = FOLDER.parent / "survivors.md", FOLDER.parent / "equivalent.toml"
CPU_SECONDS, WALL_SECONDS = 150, 450.0  # on a slow machine all checks take 20 s, by tiny blocks 75


@dataclass(frozen=True)
class Mutant:
    """One mutation of one module."""

    module: str
    mutation: Mutation

    @property
    def name(self) -> str:
        """By which it is known from run to run, as long as the text that changes is the same."""
        return f"{self.module}.{self.mutation}"


def modules() -> list[str]:
    """Every module of the kernel that has anything to change in it."""
    return [
        path.relative_to(KERNELS).with_suffix("").as_posix()
        for path in sorted(KERNELS.rglob("*.py"))
        if operators.mutations(path.read_text())
    ]


def mutants(names: Iterable[str]) -> list[Mutant]:
    """Every mutant of these modules."""
    return [Mutant(name, m) for name in names for m in operators.mutations((KERNELS / f"{name}.py").read_text())]


# ---- in the fork ----


class Loader(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds one module, mutated."""

    def __init__(self, mutant: Mutant) -> None:
        self.name, self.mutant = f"vinculum.kernels.{mutant.module.replace('/', '.')}", mutant

    def find_spec(self, fullname: str, path: object = None, target: object = None) -> Any:  # noqa: ARG002
        """The module, if it is that one."""
        return importlib.util.spec_from_loader(fullname, self) if fullname == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        """Run the mutated source."""
        path = KERNELS / f"{self.mutant.module}.py"
        exec(operators.mutated(path.read_text(), self.mutant.mutation, str(path)), vars(module))  # noqa: S102 - our own source


def judge(mutant: Mutant | str) -> str:
    """The check that kills the mutant, or that it survived; a module's name stands for the original.

    For a process of its own.
    """
    killers_native.fresh()
    for name in [
        name
        for name in sys.modules
        if f"{name}.".startswith(("vinculum_proofs.contracts.", "vinculum_proofs.mutants.scalar_mutants."))
    ]:
        del sys.modules[name]
    if isinstance(mutant, str):
        return killers_python.first_objection(mutant) or SURVIVED
    sys.meta_path.insert(0, Loader(mutant))
    return killers_python.first_objection(mutant.module) or SURVIVED


# ---- in the process that was started ----


def run(work: Sequence[Mutant | str], jobs: int) -> Iterator[tuple[Mutant | str, str]]:
    """Each mutant and what became of it, as they are done."""
    return fork_runner.run(work, lambda mutant: [judge(mutant)], jobs, fork_runner.Limits(CPU_SECONDS, WALL_SECONDS))


def fingerprint() -> str:
    """SHA-256 over the kernel and all that judges it."""
    digest = hashlib.sha256()
    for folder in (
        KERNELS,
        FOLDER,
        ROOT / "proofs" / "vinculum_proofs" / "conformance",
        ROOT / "proofs" / "vinculum_proofs" / "contracts",
        ROOT / "spec",
        ROOT / "src" / "vinculum" / "gate",
    ):
        for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
            if path != EQUIVALENT:
                digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    if binary := importlib.util.find_spec(killers_native.NATIVE):
        digest.update(Path(str(binary.origin)).read_bytes())
    return digest.hexdigest()


def results(names: Sequence[str], jobs: int, keep: Path) -> dict[str, str]:
    """What became of every mutant of these modules, by its name; from `keep` where it is known."""
    work = mutants(names)
    keep.parent.mkdir(parents=True, exist_ok=True)
    fates = dict(map(json.loads, keep.read_text().splitlines())) if keep.exists() else {}
    open_ends = [mutant for mutant in work if mutant.name not in fates]
    with Progress() as progress, keep.open("a") as log:
        task = progress.add_task("mutants", total=len(work), completed=len(work) - len(open_ends))
        for mutant, fate in run(open_ends, jobs):
            assert isinstance(mutant, Mutant)
            fates[mutant.name] = fate
            log.write(json.dumps([mutant.name, fate]) + "\n")
            log.flush()
            progress.advance(task)
    return {mutant.name: fates[mutant.name] for mutant in work}


def is_current() -> bool:
    """Whether survivors.md is about the kernels as they are now."""
    return kernels_hash() in SURVIVORS.read_text()


def kernels_hash() -> str:
    """SHA-256 over the mutated modules without comments and docstrings: what survivors.md is about."""
    return hashlib.sha256("".join(_code(path) for path in sorted(KERNELS.rglob("*.py"))).encode()).hexdigest()


def _code(path: Path) -> str:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            node.body[0] = ast.Pass()
    return ast.dump(tree)


def page(fates: Mapping[str, str], why: Mapping[str, str]) -> str:
    """survivors.md."""
    lines = [
        "# Mutants of the kernel and of the scalar model", "",
        "Written by `python -m vinculum_proofs.mutation.python.mutation`. Do not edit: reasons are in `equivalent.toml`.", "",
        f"Of the code of `src/vinculum/kernels/*.py`, with SHA-256 {kernels_hash()}.", "",
        "| module | mutants | killed | equivalent | survived | kill rate of those that are not equivalent |", "|---|---|---|---|---|---|",
    ]  # fmt: skip
    by_module = dict[str, Counter[str]]()
    for name, verdict in fates.items():
        fate = "killed" if verdict != SURVIVED else "equivalent" if name in why else "survived"
        by_module.setdefault(name.partition(".")[0], Counter())[fate] += 1
    for module, counts in [*by_module.items(), ("all", sum(by_module.values(), Counter[str]()))]:
        rate = counts["killed"] / max(counts["killed"] + counts["survived"], 1)
        row = (module, counts.total(), counts["killed"], counts["equivalent"], counts["survived"], f"{rate:.1%}")
        lines.append("| " + " | ".join(map(str, row)) + " |")
    killers = Counter(verdict for verdict in fates.values() if verdict != SURVIVED)
    lines += ["", "## What killed them", "", "| check | mutants |", "|---|---|"]
    lines += [f"| {name} | {count} |" for name, count in sorted(killers.items(), key=lambda x: (-x[1], x[0]))]
    lines += ["", "## Survivors that are other programs", ""]
    lines += [f"- `{name}`" for name, verdict in fates.items() if verdict == SURVIVED and name not in why] or ["None."]
    lines += ["", "## Equivalent: no check could tell", ""]
    for reason in dict.fromkeys(why.values()):
        equivalent = [name for name in fates if why.get(name) == reason and fates[name] == SURVIVED]
        lines += [f"{reason}", "", *(f"- `{name}`" for name in equivalent), ""] if equivalent else []
    return "\n".join(lines).rstrip() + "\n"


def main() -> int:
    """Run, report, compare."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--module", action="append", choices=modules(), help="this module only; may be repeated")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; end in 1 where survivors.md says something else"
    )
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    options = parser.parse_args()
    names = options.module or modules()
    if importlib.util.find_spec(killers_native.NATIVE) is None and not set(names).isdisjoint(killers_python.COMPILED):
        say(
            f"the compiled kernel is not there, and {', '.join(killers_python.COMPILED)} are judged with it: install the package"
        )
        return 3
    killers_python.warm()
    for module, fate in run(["divide", "scalar"], 1):
        if fate != SURVIVED:
            say(f"{module} itself is refuted: {fate}")
            return 1
    try:
        fates = results(names, options.jobs, cache_folder() / "mutation" / f"{fingerprint()[:16]}.jsonl")
    except KeyboardInterrupt:
        say("interrupted: what was done is kept")
        return 3
    why = explained(EQUIVALENT)
    unexplained = [name for name, fate in fates.items() if fate == SURVIVED and name not in why]
    untrue = [name for name in why if fates.get(name, SURVIVED if options.module else "gone") != SURVIVED]
    for name in unexplained:
        say(f"survived: {name}")
    for name in untrue:
        say(f"said to be equivalent: {name}: {fates.get(name, 'there is no such mutant')}")
    current = options.module is not None or write_or_compare(SURVIVORS, page(fates, why), check=options.check)
    dead = sum(fate != SURVIVED for fate in fates.values())
    say(
        f"{len(fates)} mutants, {dead} killed, {len(fates) - dead - len(unexplained)} equivalent, {len(unexplained)} survived"
    )
    return int(bool(unexplained or untrue or not current))


if __name__ == "__main__":
    sys.exit(main())
