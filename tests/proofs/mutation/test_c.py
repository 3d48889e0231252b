"""The mutation runs of C: which changes are made, that they are judged, and what is said of survivors."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.tiers import default_cases
from vinculum.kernels import dispatch
from vinculum_evidence.dossier.tables import table
from vinculum_proofs.mutation.c import c_operators, generated_c, handwritten_c, handwritten_operators
from vinculum_proofs.mutation.c.c_operators import mutations
from vinculum_proofs.mutation.c.c_runs import STILLBORN, Run
from vinculum_proofs.mutation.python.fork_runner import SURVIVED
from vinculum_proofs.mutation.report import STALE

ROOT = Path(__file__).parents[3]

FILE = """\
#include "x.h" /* n < 3 */

/*@ ensures a < b; */
static inline int f(int a, const int *b)
{
    (void)b;
    /*@ assert a < 3; */
    const int x = -a * 2 & ~a; // a < 4
    b[a] = x;
    return ((x != 0x10u) && !a) ? 1.5f : *b;
}
"""


def test_c_mutations_change_bodies_once() -> None:
    """Of bodies alone, each once; no operator that has one operand is taken for one that has two."""
    changes = [(m.old, m.new) for m in mutations(FILE)]
    assert changes == [
        ("-", ""),
        ("a", "b"),
        ("*", "+"),
        ("*", "/"),
        ("2", "3"),
        ("2", "1"),
        ("&", "|"),
        ("~", ""),
        ("a", "b"),
        ("b", "a"),
        ("a", "b"),
        ("!=", "=="),
        ("0x10u", "17u"),
        ("0x10u", "15u"),
        ("&&", "||"),
        ("!", ""),
        ("a", "b"),
        ("1.5f", "(1.5f * 1.001)"),
        ("1.5f", "(1.5f * 0.999)"),
        ("b", "a"),
        ("b[a] = x;", ";"),
    ]
    (dropped,) = (m for m in mutations(FILE) if m.new == ";")
    assert "    ;\n    return" in dropped.applied(FILE)
    assert str(dropped) == "f: b[a] = x; | left out"


@pytest.mark.parametrize(
    "name", default_cases([name for name in generated_c.types() if "-" not in name], "int8", "float32")
)
def test_each_file_of_another_word_is_a_type_of_the_run(name: str) -> None:
    assert generated_c.depends_on_the_word(name) is (name in generated_c.by_word())
    assert f"{name}-integer" in generated_c.types()
    assert (f"{name}-integer-32" in generated_c.types()) is (name in generated_c.by_word())


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", generated_c.types())
def test_mutants_have_names_of_their_own(name: str) -> None:
    """By which they are told from run to run; and each changes the text."""
    text = generated_c.generated(name)[generated_c.SOURCE]
    mutants = list(mutations(text))
    assert len({str(m) for m in mutants}) == len(mutants) > 20
    assert all(m.applied(text) != text for m in mutants)
    functions = c_operators.FUNCTION.findall(text)
    assert len(functions) == text.count("\n{\n")


@pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc")
def test_mutants_are_killed_and_the_original_is_not(tmp_path: Path) -> None:
    """Two by the self-test, one that reads too far, one that is no C."""
    text = generated_c.prepared(tmp_path, "int8")
    every = {generated_c.describe(m, "int8"): m for m in mutations(text)}

    def fate(part: str) -> str:
        (mutation,) = (m for description, m in every.items() if description == part)
        return generated_c.judge(tmp_path, text, mutation)

    assert generated_c.judge(tmp_path, text, None) == SURVIVED
    loop = "for (size_t i = 0u; i < n; ++i) {"
    assert fate(f"vinculum_div_T: {loop} | 0u => 1u") == "the self-test"
    assert fate("vinculum_div_T: c[i] = truncated_T(a[i], b[i]); | a => b") == "the self-test"
    assert fate(f"any_violation_T_by_scalar: {loop} | < => <=") in (
        "a sanitizer",
        "the self-test",
    )  # by what lies behind
    assert fate("vinculum_div_T_by_scalar: c[i] = truncated_T_by_scalar(a[i], b); | a => b") == STILLBORN


def generated() -> set[tuple[str, str]]:
    """Every mutant of the generated C, with its type."""
    texts = {name: generated_c.generated(name)[generated_c.SOURCE] for name in generated_c.types()}
    return {(generated_c.describe(m, name), name) for name, text in texts.items() for m in mutations(text)}


def by_hand() -> set[tuple[str, str]]:
    """Every mutant of the C that is written by hand, with its file."""
    return {
        (description, unit.name)
        for unit in handwritten_c.UNITS.values()
        for description, _ in handwritten_c.mutants(unit)
    }


HAND = """\
#define TURNS(TYPE, T) \\
    INLINE vector turn_##TYPE(const T *a, vector b) \\
    { \\
        const vector c = MM(srli_epi64)(b, 32); \\
        *min_denominator = _mm256_cmp_pd(x->of_scalar, b, _CMP_UNORD_Q); \\
        (void)memcpy(c, a, size); \\
        return _mm512_mask_sub_ps(of_scalar, b, non_temporal ? c : b); \\
    }
static const int table[2] = {7, sizeof(char *)};
#if ONE
INLINE int f(vector a)
{
    (void)a;
    few(scalar_a, INT16);
    return b;
}
#else
int f(vector a)
{
    return a < 3;
}
#endif
INLINE int NAME(g)(const ELEMENT *a,
                   int b)
{
    return NAME(h)(a, b);
}
static void *take(void *Py_UNUSED(context), size_t n)
{
    NPY_BEGIN_THREADS
    return make(n);
}
"""


HAND_CHANGED = [
    ("TURNS", "b", "a"),
    ("TURNS", "32", "33"),
    ("TURNS", "32", "31"),
    ("TURNS", "b", "a"),
    ("TURNS", "a", "b"),
    ("TURNS", "b", "a"),
    ("TURNS", "b", "a"),
    ("TURNS", "srli_epi64", "slli_epi64"),
    ("TURNS", "srli_epi64", "srai_epi64"),
    ("TURNS", "of_scalar", "!of_scalar"),
    ("TURNS", "_CMP_UNORD_Q", "_CMP_ORD_Q"),
    ("TURNS", "size", "1u"),
    ("TURNS", "_mm512_mask_sub_ps", "_mm512_mask_add_ps"),
    ("TURNS", "of_scalar", "!of_scalar"),
    ("TURNS", "non_temporal", "!non_temporal"),
    ("TURNS", "(b, 32)", "(32, b)"),
    ("TURNS", "(x->of_scalar, b, _CMP_UNORD_Q)", "(b, x->of_scalar, _CMP_UNORD_Q)"),
    ("TURNS", "(of_scalar, b, non_temporal ? c : b)", "(of_scalar, non_temporal ? c : b, b)"),
    ("TURNS", "*min_denominator = _mm256_cmp_pd(x->of_scalar, b, _CMP_UNORD_Q);", ";"),
    ("TURNS", "(void)memcpy(c, a, size);", ";"),
    ("table", "7", "8"),
    ("table", "7", "6"),
    ("f", "b", "a"),
    ("f", "scalar_a", "!scalar_a"),
    ("f", "INT16", "UINT16"),
    ("f", "INT16", "INT32"),
    ("f", "few(scalar_a, INT16);", ";"),
    ("g", "a", "b"),
    ("g", "b", "a"),
    ("take", "n", "(n - (n > 0u))"),
    ("take", "NPY_BEGIN_THREADS", ";"),
]  # fmt: skip


def test_changes_by_hand() -> None:
    """Of macros and tables too; of no head, nor of what other processors have."""
    assert [(m.function, m.old, m.new) for m in handwritten_operators.changed(HAND)] == HAND_CHANGED
    assert "    ; \\\n        return" in next(
        m for m in handwritten_operators.changed(HAND) if str(m).endswith("size); | left out")
    ).applied(HAND)


def includes(name: str) -> set[str]:
    """Our headers that a file of C has, itself or through others."""
    own = re.findall(r'#include "(.*)"', (handwritten_c.NATIVE / name).read_text())
    return set(own).union(*map(includes, own))


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", handwritten_c.UNITS)
def test_mutants_by_hand_have_names_of_their_own(name: str) -> None:
    """And a header is one that the file includes."""
    unit = handwritten_c.UNITS[name]
    mutants = handwritten_c.mutants(unit)
    assert len({description for description, _ in mutants}) == len(mutants) > 10
    assert set(unit.headers) <= includes(name)
    texts = {file: (handwritten_c.NATIVE / file).read_text() for file in unit.files}
    for description, mutation in mutants:
        text = texts[description.partition(" ")[0]]
        assert mutation.applied(text) != text


def test_every_handwritten_file_has_mutants() -> None:
    """Each file of C is one of the run, or one that is left to tests alone."""
    changes = set(handwritten_c.UNITS) | set(handwritten_c.OTHERS)
    assert {path.relative_to(handwritten_c.NATIVE).as_posix() for path in handwritten_c.NATIVE.rglob("*.c")} == changes


@pytest.mark.slow
@pytest.mark.skipif(dispatch.paths().get("integers") != "avx512", reason="no AVX-512")
def test_handwritten_mutants_are_killed_and_the_original_is_not() -> None:
    """The file as it is survives; one mutant is told by the self-test, one is no C."""
    script = (
        "from functools import partial\n"
        "from vinculum_proofs.mutation.c import handwritten_c as h\n"
        "from vinculum_proofs.mutation.python import fork_runner\n"
        "from vinculum_proofs.mutation.c.handwritten_operators import changed\n"
        "unit, folder = h.UNITS['x86/avx512/int8_int16.c'], h.prepared()\n"
        "made = {f'{file} {m}': m for file in unit.files for m in changed((h.NATIVE / file).read_text())}\n"
        "parts = '| _mm512_xor_si512 => _mm512_or_si512', '| _mm512_mulhi_epu16 => _mm512_mullo_epu16'\n"
        "work = [None, *(next(x for x in made.items() if part in x[0]) for part in parts)]\n"
        "print([fate for _, fate in fork_runner.run(work, partial(h.judge, folder, unit), 1, h.LIMITS)])\n"
    )
    process = subprocess.run(
        [sys.executable, "-c", script],
        env=os.environ | {"PYTHONPATH": str(Path(handwritten_c.__file__).parents[3]), "VINCULUM_KERNEL": "numpy"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert process.stdout.strip() == str([SURVIVED, "the self-test", STILLBORN])


def test_page_says_what_survived() -> None:
    """What is equivalent apart, with its reason; what does not compile is no mutant."""
    fates = {"int8": [("f: x", SURVIVED), ("f: y", SURVIVED), ("f: z", "the self-test"), ("f: w", STILLBORN)]}
    why = {("f: x", "int8"): "Alike.", ("f: y", "uint8"): "Of another type."}
    page = generated_c.RUN.text(fates, why, {})
    assert "| int8 | 3 | 1 | 0 | 0 | 1 | 1 |" in page
    assert "Survivors that are other programs\n\n- `f: y` (int8)\n" in page
    assert "Alike.\n\n- `f: x` (int8)\n" in page
    page = generated_c.RUN.text(fates, why, {("f: y", "int8"): "Not tried."})
    assert "| int8 | 3 | 1 | 0 | 0 | 1 | 1 |" in page  # a recorded gap is no equivalent mutant
    others, equivalent = page.split("## Survivors that are other programs\n")[1].split("## Equivalent")
    assert "Not tried.\n\n- `f: y` (int8)\n" in others
    assert "f: y" not in equivalent
    assert "Survivors that are other programs\n\nNone.\n" in generated_c.RUN.text({}, {}, {})


EVERY_TYPE = pytest.mark.thorough  # the C of each is generated


@pytest.mark.parametrize(
    ("run", "existing"),
    [pytest.param(generated_c.RUN, generated, marks=EVERY_TYPE), (handwritten_c.RUN, by_hand)],
)
def test_survivors_are_explained(run: Run, existing: Callable[[], set[tuple[str, str]]]) -> None:
    """Each survivor is on the page with its reason: equivalent, or a recorded gap."""
    table = tomllib.loads(run.equivalent.read_text())["equivalent"]
    names = [name for row in table for name in row["mutants"]]
    assert len(set(names)) == len(names)
    assert all(len(row["why"]) > 20 for row in table)
    gaps = set(run.recorded_gaps())
    assert set(run.reasons()) | gaps <= existing()
    assert not set(run.reasons()) & gaps
    if run.is_current():
        page = run.page.read_text()
        assert [name for name in names if "- `{}` ({}".format(*name.rsplit(" (", 1)) not in page] == []
        others = page.split("## Survivors that are other programs\n")[1].split("## Equivalent")[0]
        listed = re.findall(r"^- `(.*)` \((.*)\)$", others, re.MULTILINE)
        assert {(what, name) for what, of in listed for name in of.split(", ")} == gaps
        assert ("\nNone.\n" in others) is not bool(gaps)


def test_gaps_are_known_problems() -> None:
    """Users read what the self-test does not notice."""
    for run in (generated_c.RUN, handwritten_c.RUN):
        page = run.page.relative_to(ROOT).as_posix()
        rows = [row for row in table("known_problems")["problem"] if page in row["where"] and "gap" in row["what"]]
        assert bool(rows) is bool(run.recorded_gaps())


@pytest.mark.sample(1)
@pytest.mark.skipif(not shutil.which("gcc"), reason="no gcc")
@pytest.mark.parametrize("subject", sorted({name for _, name in generated_c.RUN.recorded_gaps()}))
def test_gaps_have_operands_that_show_them(tmp_path: Path, subject: str) -> None:
    """The quotient of a row's operands is another one in each mutant of the row."""
    assert generated_c.RUN.gaps is not None
    rows = tomllib.loads(generated_c.RUN.gaps.read_text())["gap"]
    gaps = [(name.rpartition(" (")[0], row) for row in rows for name in row["mutants"] if subject in in_types(name)]
    files = generated_c.generated(subject)
    text, kind = files[generated_c.SOURCE], subject.partition("-")[0]
    mutants = {generated_c.describe(m, subject): m for m in mutations(text)}
    (tmp_path / "vinculum_div.h").write_text(files["vinculum_div.h"])

    def quotient(c: str, operands: list[int]) -> str:
        """By the functions on bit patterns."""
        a, b = operands
        unsigned = "uint16_t" if "16" in kind else kind.replace("float", "uint") + "_t"
        call = f"{unsigned} a = {a}u, b = {b}u, c; size_t where; vinculum_div_{kind}_bits(&a, &b, &c, 1u, &where);"
        main = f'int main(void) {{ {call} printf("%llx", (unsigned long long)c); return 0; }}'
        (tmp_path / "tried.c").write_text(f"#include <stdio.h>\n{c}\n{main}\n")
        subprocess.run(["gcc", "-std=c99", "-w", "tried.c", "-o", "tried"], cwd=tmp_path, check=True)
        return subprocess.run(["./tried"], cwd=tmp_path, check=True, capture_output=True, text=True).stdout

    for what, row in gaps:
        operands = row["operands"][kind]
        assert quotient(mutants[what].applied(text), operands) != quotient(text, operands), what
    assert len(gaps) == len([name for _, name in generated_c.RUN.recorded_gaps() if name == subject])


def in_types(name: str) -> list[str]:
    """The types in the parentheses behind a mutant."""
    return name.removesuffix(")").rpartition(" (")[2].split(", ")


@pytest.mark.parametrize("run", [pytest.param(generated_c.RUN, marks=EVERY_TYPE), handwritten_c.RUN])
def test_a_page_is_about_the_current_c_or_says_stale(run: Run) -> None:
    """A change to the C requires a new run. Until then the page says STALE, and a known problem names it."""
    file = run.page.relative_to(ROOT).as_posix()
    due = [row for row in table("known_problems")["problem"] if file in row["where"] and "STALE" in row["what"]]
    stale = not run.is_current()
    assert (STALE in run.page.read_text().splitlines()) is stale
    assert bool(due) is stale
