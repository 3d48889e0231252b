"""The mutation run of the generated C: which changes are made, that they are judged, and what is said of survivors."""

import shutil
import tomllib
from pathlib import Path

import pytest

from mutants import c_operators, generated_c
from mutants.c_operators import mutations

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


def test_changes() -> None:
    """Of bodies alone, each once; no operator that has one operand is taken for one that has two."""
    made = [(m.old, m.new) for m in mutations(FILE)]
    assert made == [
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


@pytest.mark.parametrize("name", generated_c.types())
def test_mutants_have_names_of_their_own(name: str) -> None:
    """By which they are told from run to run; and each changes the text."""
    text = generated_c.files(None, (name,))[generated_c.SOURCE]
    found = list(mutations(text))
    assert len({str(m) for m in found}) == len(found) > 20
    assert all(m.applied(text) != text for m in found)
    functions = c_operators.FUNCTION.findall(text)
    assert len(functions) == text.count("\n{\n")


@pytest.mark.skipif(shutil.which("gcc") is None, reason="no gcc")
def test_what_is_wrong_is_killed_and_what_is_right_is_not(tmp_path: Path) -> None:
    """Two by the self-test, one that reads too far, one that is no C."""
    text = generated_c.prepared(tmp_path, "int8")
    every = {generated_c.said(m, "int8"): m for m in mutations(text)}

    def fate(part: str) -> str:
        (mutation,) = (m for said, m in every.items() if said == part)
        return generated_c.judged(tmp_path, text, mutation)

    assert generated_c.judged(tmp_path, text, None) == generated_c.SURVIVED
    loop = "for (size_t i = 0u; i < n; ++i) {"
    assert fate(f"vinculum_div_T: {loop} | 0u => 1u") == "the self-test"
    assert fate("vinculum_div_T: c[i] = truncated_T(a[i], b[i]); | a => b") == "the self-test"
    assert fate(f"any_violation_T_by_scalar: {loop} | < => <=") in (
        "a sanitizer",
        "the self-test",
    )  # by what lies behind
    assert fate("vinculum_div_T_by_scalar: c[i] = truncated_T_by_scalar(a[i], b); | a => b") == generated_c.STILLBORN


def test_page_says_what_survived() -> None:
    """What is equivalent apart, with its reason; what does not compile is no mutant."""
    found = {
        "int8": [("f: x", "survived"), ("f: y", "survived"), ("f: z", "the self-test"), ("f: w", "does not compile")]
    }
    page = generated_c.page(found, {("f: x", "int8"): "Alike.", ("f: y", "uint8"): "Of another type."})
    assert "| int8 | 3 | 1 | 0 | 0 | 1 | 1 |" in page
    assert "Survivors that are other programs\n\n- `f: y` (int8)\n" in page
    assert "Alike.\n\n- `f: x` (int8)\n" in page


def test_survivors_are_explained() -> None:
    """Each that is said to be equivalent exists, and is in survivors_c.md with its reason; none is left that is another program."""
    table = tomllib.loads(generated_c.EQUIVALENT.read_text())["equivalent"]
    names = [name for row in table for name in row["mutants"]]
    assert len(set(names)) == len(names)
    assert all(len(row["why"]) > 20 for row in table)
    texts = {name: generated_c.files(None, (name,))[generated_c.SOURCE] for name in generated_c.types()}
    made = {(generated_c.said(m, name), name) for name, text in texts.items() for m in mutations(text)}
    assert set(generated_c.reasons()) <= made
    page = generated_c.SURVIVORS.read_text()
    assert [name for name in names if "- `{}` ({}".format(*name.rsplit(" (", 1)) not in page] == []
    assert "Survivors that are other programs\n\nNone.\n" in page


def test_what_is_said_of_survivors_is_about_the_c_as_it_is() -> None:
    """A change to the C or its self-test asks for a new run: `python proofs/mutants/generated_c.py`."""
    assert generated_c.source_hash(generated_c.types()) in generated_c.SURVIVORS.read_text()
