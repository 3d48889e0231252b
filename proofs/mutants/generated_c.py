"""Breaks every line of the generated C in every way of `c_operators.py`, and sees whether its own self-test notices.

    python proofs/mutants/generated_c.py            all types; writes survivors_c.md
    python proofs/mutants/generated_c.py --type T   one type (may be repeated); writes nothing
    python proofs/mutants/generated_c.py --check    all types; writes nothing; 1 where survivors_c.md says something else

It is what an embedded team runs on its target that is judged here: `vinculum_div_selftest.c`, as it is generated for the
type. What it lets pass is compiled once more for the address and undefined-behaviour sanitizers, and tried again. Ends in 1
where a mutant survives that `equivalent_c.toml` does not explain, or one is explained that does not survive. (Whether WP's
contracts tell wrong C is a part of the claims C_*, which have mutants of their own.) What is done is kept: after Ctrl-C the
next run goes on. Cost: five core minutes.
"""

import argparse
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(ROOT / room) for room in ("proofs", "src", "spec")]

from rich.progress import track  # noqa: E402

from mutants.c_operators import Mutation, mutations  # noqa: E402 - found by the line above
from mutants.told import explained, say, told  # noqa: E402
from vinculum.codegen.c import files  # noqa: E402
from vinculum.codegen.c.facts import element_types  # noqa: E402
from vinculum.gate.whole.compiled import cache_folder  # noqa: E402

SURVIVORS, EQUIVALENT = HERE / "survivors_c.md", HERE / "equivalent_c.toml"
SOURCE, TEST = "vinculum_div.c", "vinculum_div_selftest.c"
PLAIN = ("-std=c99", "-O1", "-w")
SANITIZED = (*PLAIN, "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
SECONDS = 20  # of a self-test that takes less than a tenth of one
SURVIVED, STILLBORN = "survived", "does not compile"


def types() -> list[str]:
    """Every type that has functions in C."""
    return [t.name for kind in element_types() for t in kind]


def said(mutation: Mutation, name: str) -> str:
    """By which a mutant is known, whichever the type: `T` stands for its name."""
    return str(mutation).replace(name, "T").replace(name.upper(), "T")


def prepared(folder: Path, name: str) -> str:
    """The C of the type, in `folder` with a self-test that is compiled both ways."""
    for file, text in files(None, (name,)).items():
        (folder / file).write_text(text)
    for flags, made in ((PLAIN, "plain.o"), (SANITIZED, "sanitized.o")):
        _call(folder, "gcc", *flags, "-c", TEST, "-o", made, check=True)
    return (folder / SOURCE).read_text()


def judged(folder: Path, text: str, mutation: Mutation | None) -> str:
    """What kills the mutant, or that it survived, or that it is no C; None: the file as it is."""
    with tempfile.TemporaryDirectory(dir=folder) as own:
        Path(own, SOURCE).write_text(mutation.applied(text) if mutation else text)
        for flags, made, what in ((PLAIN, "plain.o", "the self-test"), (SANITIZED, "sanitized.o", "a sanitizer")):
            words = (*flags, f"-I{folder}", SOURCE, f"../{made}", "-o", "tried")
            if _call(Path(own), "gcc", *words):
                return STILLBORN
            try:
                if _call(Path(own), "./tried"):
                    return what
            except subprocess.TimeoutExpired:
                return "no answer within its time"
    return SURVIVED


def _call(folder: Path, *words: str, check: bool = False) -> int:
    ran = subprocess.run(words, cwd=folder, capture_output=True, check=check, timeout=SECONDS)
    return ran.returncode


def results(name: str, jobs: int, keep: Path) -> list[tuple[str, str]]:
    """Every mutant of the type, by what is said of it, and what became of it; from `keep` where that is known."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        text = prepared(folder, name)
        if judged(folder, text, None) != SURVIVED:
            raise RuntimeError(f"{name}: the self-test refutes the file as it is")
        work = list(mutations(text))
        known = dict(map(json.loads, keep.read_text().splitlines())) if keep.exists() else {}
        left = [mutation for mutation in work if str(mutation) not in known]
        pool = ThreadPoolExecutor(jobs)
        try:
            with keep.open("a") as kept:
                fates = pool.map(partial(judged, folder, text), left)
                for mutation, fate in zip(left, track(fates, name, len(left)), strict=True):
                    known[str(mutation)] = fate
                    kept.write(json.dumps([str(mutation), fate]) + "\n")
                    kept.flush()
        finally:
            pool.shutdown(cancel_futures=True)
    return [(said(mutation, name), known[str(mutation)]) for mutation in work]


def reasons() -> dict[tuple[str, str], str]:
    """Mutants that are no other programs, by what is said of them and by type, each with the reason."""
    named = ((*name.removesuffix(")").rpartition(" (")[::2], why) for name, why in explained(EQUIVALENT).items())
    return {(what, name): why for what, of, why in named for name in of.split(", ")}


def source_hash(names: Sequence[str]) -> str:
    """SHA-256 over what is generated for each type, comments and annotations aside: what survivors_c.md is about."""
    made = "".join(files(None, (name,))[file] for name in names for file in (SOURCE, TEST))
    return hashlib.sha256(re.sub(r"/\*.*?\*/", "", made, flags=re.DOTALL).encode()).hexdigest()


def page(found: Mapping[str, Sequence[tuple[str, str]]], why: Mapping[tuple[str, str], str]) -> str:
    """survivors_c.md."""
    lines = [
        "# Mutants of the generated C", "",
        "Written by `python proofs/mutants/generated_c.py`. Do not edit: reasons are in `equivalent_c.toml`.", "",
        f"Of the C of each type, and its self-test, with SHA-256 {source_hash(types())}.", "",
        "| type | mutants | killed by the self-test | by a sanitizer | by time | equivalent | survived |", "|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    for name, fates in found.items():
        counts = Counter("equivalent" if fate == SURVIVED and (what, name) in why else fate for what, fate in fates)
        columns = ("the self-test", "a sanitizer", "no answer within its time", "equivalent", SURVIVED)
        total = counts.total() - counts[STILLBORN]
        lines.append(f"| {name} | {total} | {' | '.join(str(counts[column]) for column in columns)} |")
    left = survivors(found)
    lines += ["", "## Survivors that are other programs", "", *(_listed(left, why, None) or ["None."])]
    lines += ["", "## Equivalent: no input could tell", ""]
    for reason in dict.fromkeys(why.values()):
        lines += [reason, "", *_listed(left, why, reason), ""]
    return "\n".join(lines).rstrip() + "\n"


def survivors(found: Mapping[str, Sequence[tuple[str, str]]]) -> list[tuple[str, str]]:
    """What survived, each with its type."""
    return [(what, name) for name, fates in found.items() for what, fate in fates if fate == SURVIVED]


def _listed(left: Iterable[tuple[str, str]], why: Mapping[tuple[str, str], str], reason: str | None) -> list[str]:
    """Those of this reason, or of none, each once with its types."""
    types_of = dict[str, list[str]]()
    for what, name in left:
        if why.get((what, name)) == reason:
            types_of.setdefault(what, []).append(name)
    return [f"- `{what}` ({', '.join(of)})" for what, of in types_of.items()]


def main() -> int:
    """Run, report, compare."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--type", action="append", choices=types(), help="this type only; may be repeated")
    parser.add_argument(
        "--check", action="store_true", help="write nothing; end in 1 where survivors_c.md says otherwise"
    )
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    given = parser.parse_args()
    if shutil.which("gcc") is None:
        say("gcc is not there: apt-get install gcc")
        return 3
    judge = hashlib.sha256(Path(__file__).read_bytes() + (HERE / "c_operators.py").read_bytes()).hexdigest()
    keep = cache_folder() / "mutation-c" / judge[:16]
    keep.mkdir(parents=True, exist_ok=True)
    try:
        found = {
            name: results(name, given.jobs, keep / f"{source_hash([name])[:16]}.jsonl")
            for name in given.type or types()
        }
    except KeyboardInterrupt:
        say("interrupted: what was done is kept")
        return 3
    why, left = reasons(), survivors(found)
    unexplained = [each for each in left if each not in why]
    untrue = [(what, name) for what, name in why if name in found and (what, name) not in left]
    for what, name in unexplained:
        say(f"survived: {what} ({name})")
    for what, name in untrue:
        say(f"said to be equivalent, and killed or gone: {what} ({name})")
    kept = given.type is not None or told(SURVIVORS, page(found, why), check=given.check)
    return int(bool(unexplained or untrue or not kept))


if __name__ == "__main__":
    sys.exit(main())
