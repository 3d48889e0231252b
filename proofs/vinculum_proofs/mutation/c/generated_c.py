"""Mutate every line of the generated C by `c_operators.py`, and see whether its self-test notices.

    python -m vinculum_proofs.mutation.c.generated_c            all types; writes survivors_c.md
    python -m vinculum_proofs.mutation.c.generated_c --type T   one type (may be repeated); writes nothing
    python -m vinculum_proofs.mutation.c.generated_c --check    all types; writes nothing; 1 where survivors_c.md says something else

`float32` is the C that divides by the target's arithmetic, `float32-integer` that of `--arithmetic integer`, and
`float32-integer-32` that of `--arithmetic integer --word 32`, where it is another one.

The run judges what an embedded team runs on its target: `vinculum_div_selftest.c`, as it is generated for the type. A mutant
that passes it is compiled again with the address and undefined-behaviour sanitizers, and tried again. The run returns 1 if a
mutant survives that neither `equivalent_c.toml` nor `gaps_c.toml` has, or if one of them has a mutant that does not survive:
the first explains those that are no other programs, the second lists those that are, with operands that show it. (The claims
C_* have mutants of their own for WP's contracts.) Finished work is stored, so that a run continues after Ctrl-C.
Cost: an hour of one core.
"""

import hashlib
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[3]
from vinculum.codegen.c import files  # noqa: E402
from vinculum.codegen.c.c_types import element_types  # noqa: E402
from vinculum.codegen.c.render import Arithmetic  # noqa: E402
from vinculum.codegen.c.soft_formats import WORDS, SoftFormat  # noqa: E402
from vinculum_proofs.mutation.c.c_operators import Mutation, mutations  # noqa: E402
from vinculum_proofs.mutation.c.c_runs import STILLBORN, Run, Work  # noqa: E402
from vinculum_proofs.mutation.python.fork_runner import SURVIVED, TIME  # noqa: E402

SOURCE, TEST = "vinculum_div.c", "vinculum_div_selftest.c"
PLAIN = ("-std=c99", "-O1", "-w")
SANITIZED = (*PLAIN, "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
SECONDS = 20  # of a self-test that takes less than a tenth of one
COMPILATION_SECONDS = 300  # the compiler ends; on a busy machine, slowly
SELFTEST, SANITIZER = "the self-test", "a sanitizer"


def types() -> list[str]:
    """Every type that has functions in C, as C of each arithmetic and word that makes it another file."""
    names = [t.name for kind in element_types() for t in kind]
    return [*names, *(f"{name}-integer" for name in names), *(f"{name}-integer-{WORDS[1]}" for name in by_word())]


def by_word() -> list[str]:
    """The types whose significands are divided in another way with the narrow word."""
    wide, narrow = WORDS
    return [t.name for t in element_types()[1] if SoftFormat(t, wide).method != SoftFormat(t, narrow).method]


def depends_on_the_word(name: str) -> bool:
    """Whether the type's C in integers alone differs with the word, comments aside."""
    wide, narrow = (_without_comments(_files(name, "integer", word)[SOURCE]) for word in WORDS)
    return wide != narrow


def generated(subject: str) -> dict[str, str]:
    """The files of one of `types()`."""
    name, *integer = subject.split("-")
    return _files(name, "integer" if integer else "hardware", int(integer[1]) if integer[1:] else WORDS[0])


@cache
def _files(name: str, arithmetic: Arithmetic, word: int) -> dict[str, str]:
    return files(None, (name,), arithmetic=arithmetic, word=word)


def _without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def describe(mutation: Mutation, subject: str) -> str:
    """By which a mutant is known, whichever the type: `T` stands for its name."""
    name = subject.partition("-")[0]
    return str(mutation).replace(name, "T").replace(name.upper(), "T")


def prepared(folder: Path, subject: str) -> str:
    """The C of the type, in `folder` with a self-test that is compiled both ways."""
    for file, text in generated(subject).items():
        (folder / file).write_text(text)
    for flags, binary in ((PLAIN, "plain.o"), (SANITIZED, "sanitized.o")):
        _call(folder, "gcc", *flags, "-c", TEST, "-o", binary, check=True, seconds=COMPILATION_SECONDS)
    return (folder / SOURCE).read_text()


def judge(folder: Path, text: str, mutation: Mutation | None) -> str:
    """What kills the mutant, or that it survived, or that it is no C; None: the file as it is."""
    with tempfile.TemporaryDirectory(dir=folder) as own:
        Path(own, SOURCE).write_text(mutation.applied(text) if mutation else text)
        for flags, binary, what in ((PLAIN, "plain.o", SELFTEST), (SANITIZED, "sanitized.o", SANITIZER)):
            words = (*flags, f"-I{folder}", SOURCE, f"../{binary}", "-o", "tried")
            if _call(Path(own), "gcc", *words, seconds=COMPILATION_SECONDS):
                return STILLBORN
            try:
                if _call(Path(own), "./tried"):
                    return what
            except subprocess.TimeoutExpired:
                return TIME
    return SURVIVED


def _call(folder: Path, *words: str, check: bool = False, seconds: float = SECONDS) -> int:
    ran = subprocess.run(words, cwd=folder, capture_output=True, check=check, timeout=seconds)
    return ran.returncode


@contextmanager
def work(name: str) -> Iterator[Work]:
    """The mutants of the type."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        text = prepared(folder, name)
        if judge(folder, text, None) != SURVIVED:
            raise RuntimeError(f"{name}: the self-test refutes the file as it is")
        yield Work([(describe(m, name), m) for m in mutations(text)], partial(_fates, folder, text))


def _fates(folder: Path, text: str, mutants: Sequence[tuple[str, Mutation]], jobs: int) -> Iterator[str]:
    pool = ThreadPoolExecutor(jobs)
    try:
        yield from pool.map(partial(judge, folder, text), (mutation for _, mutation in mutants))
    finally:
        pool.shutdown(cancel_futures=True)


def source_hash(names: Sequence[str]) -> str:
    """SHA-256 over the generated C of each type without comments and annotations, for survivors_c.md."""
    sources = "".join(generated(name)[file] for name in names for file in (SOURCE, TEST))
    return hashlib.sha256(_without_comments(sources).encode()).hexdigest()


RUN = Run(
    "generated_c.py",
    "Mutants of the generated C",
    "Of the C of each type, and its self-test",
    "type",
    types(),
    {f"killed by {SELFTEST}": SELFTEST, f"by {SANITIZER}": SANITIZER, "by time": TIME},
    FOLDER.parent / "survivors_c.md",
    FOLDER.parent / "equivalent_c.toml",
    hashlib.sha256(Path(__file__).read_bytes() + (FOLDER / "c_operators.py").read_bytes()).hexdigest(),
    source_hash,
    work,
    FOLDER.parent / "gaps_c.toml",
)


if __name__ == "__main__":
    sys.exit(RUN.main(__doc__.partition("\n")[0]))
