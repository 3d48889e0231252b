"""The facts' table in docs/explanation/model-analysis.md names exactly the classes and their uses."""

import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import vinculum.models.facts
from vinculum.models.abstract.fact import Fact
from vinculum.models.facts.predicates import AtomicPredicate, Predicate

PAGE = Path(__file__).parents[3] / "docs/explanation/model-analysis.md"
SOURCES = Path(vinculum.models.facts.__path__[0]).parent
ROWS = re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]+) \| ([^|]+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
MODULES = {module.name for module in pkgutil.iter_modules(vinculum.models.facts.__path__)}


def fact_classes() -> set[type[Fact]]:
    """All subclasses of Fact, after the import of every module of facts."""
    for name in MODULES:
        importlib.import_module(f"vinculum.models.facts.{name}")
    result, pending = set[type[Fact]](), [Fact]
    while pending:
        result |= (subclasses := set(pending.pop().__subclasses__()))
        pending += subclasses
    return result


def test_the_table_names_exactly_the_fact_classes() -> None:
    names = [name for name, _, _ in ROWS]
    assert sorted(names) == sorted(kind.__name__ for kind in fact_classes() - {Predicate, AtomicPredicate})
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("name", "deriving", "using"), ROWS, ids=[name for name, _, _ in ROWS])
def test_the_modules_of_a_row_exist_and_those_that_derive_name_the_fact(name: str, deriving: str, using: str) -> None:
    for module in re.findall(r"`([\w.]+\.[\w.]+)`", deriving + using):
        path = SOURCES.joinpath(*module.split(".")).with_suffix(".py")
        assert path.is_file()
        if module in deriving:
            assert re.search(rf"\b{name}\b|\bnegation\(", path.read_text(encoding="utf-8"))


def test_facts_are_compared_by_their_fields() -> None:
    """A set would not find a fact that is not frozen or that drops fields."""
    for kind in fact_classes() - {Predicate, AtomicPredicate}:
        assert "__dataclass_params__" in vars(kind)
        assert kind.__dataclass_params__.frozen
