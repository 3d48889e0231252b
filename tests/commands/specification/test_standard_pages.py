"""Pages of the standards have what the tables have, in every format."""

import pytest

from vinculum.codegen.specification.content import index
from vinculum.codegen.specification.render import UnknownIdentifierError
from vinculum.commands.specification.standard_pages import pages, render
from vinculum_spec.atlas.loader import atlas

ATLAS = atlas()


def test_every_item_of_the_atlas_has_a_page() -> None:
    items = {*ATLAS.profiles, *ATLAS.requirements, *ATLAS.rulings}
    assert items <= pages().keys() | index().keys()
    assert not pages().keys() & index().keys()
    for name in sorted(pages()):
        assert render(name, "text").startswith(f"{name}: ")


@pytest.mark.parametrize("form", ["text", "markdown"])
@pytest.mark.parametrize("name", ["riscv", "tensorflow-div-no-nan"])
def test_a_standard_has_its_types_outcomes_clauses_and_rulings(name: str, form: str) -> None:
    text = " ".join(render(name, form).split())
    standard = ATLAS.standards[name]
    for word in (*standard.type_names.values(), *standard.rulings, *standard.outside.values(), *standard.stated):
        assert word in text
    for clauses in standard.stated.values():
        assert all(clause in text for clause in clauses)


def test_latex_is_a_document() -> None:
    text = render("wgsl", "latex")
    assert text.startswith("\\documentclass")
    assert text.rstrip().endswith("\\end{document}")


def test_outcomes_are_told_apart() -> None:
    assert "Otherwise a value: V_DIV_INT_ZERO_DENOMINATOR_ZERO_0010" in " ".join(
        render("numpy-floor-divide", "text").split()
    )
    assert "the end of the process" in render("c99", "text")
    assert "an error is reported" in render("wasm", "text")


def test_what_is_not_there() -> None:
    with pytest.raises(ValueError, match="has no json; there are text, markdown, latex"):
        render("riscv", "json")
    with pytest.raises(UnknownIdentifierError, match="did you mean riscv"):
        render("riscvv", "text")
    assert render("sonnx", "text").startswith("sonnx: ")
