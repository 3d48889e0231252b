"""What the pages and `vinculum spec` say of the profile ieee754 and of the further formats."""

from pathlib import Path

from tests.gate.support.cli import run
from vinculum_spec.ieee754_profile import profile
from vinculum_spec.relations.float_formats import FORMATS, FloatFormat, Overflow, Specials

PAGE = Path(__file__).parents[2] / "docs" / "reference" / "float-formats.md"
BEYOND = {
    Overflow.INFINITY: "an infinity",
    Overflow.NAN: "a NaN",
    Overflow.LARGEST: "the largest number; x/0 is open",
    Overflow.OPEN: "open; it has no zero and no sign",
}


def nans(form: FloatFormat) -> str:
    if form.specials is Specials.LAST:
        return "FF" if form.unsigned else "7F, FF"
    return {Specials.IEEE: "yes", Specials.NEGATIVE_ZERO: "80", Specials.NONE: "no"}[form.specials]


def test_the_page_has_the_formats_as_they_are() -> None:
    lines = [line for line in PAGE.read_text().splitlines() if line.startswith("| `")]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert rows == [
        [
            f"`{form.name}`",
            *map(str, (form.width, form.p, form.bias, form.digits)),
            "yes" if form.follows_ieee else "no",
            nans(form),
            BEYOND[form.overflow],
        ]
        for form in FORMATS.values()
    ]


def test_the_specification_prints_each_item() -> None:
    page = run("spec", "ieee754").output
    assert all(requirement.id in page for requirement in profile().requirements.values())
    for name, words in (
        ("V_DIV_IEEE_UNDERFLOW_0010", "IEEE 754-2019, clause 7.5"),
        ("D-215", "V_DIV_IEEE_TOWARD_ZERO_0010: roundTowardZero"),
        ("float8_e5m2fnuz", "the pattern of a negative zero is the NaN"),
    ):
        result = run("spec", name)
        assert result.exit_code == 0
        assert words in " ".join(result.output.split())
