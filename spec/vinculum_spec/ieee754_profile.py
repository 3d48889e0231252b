"""The profile `ieee754`: rounding directions, exception flags and NaNs, in formats of any size.

Its tables are in `data/ieee754`, in the format of those of the seven profiles. It has requirements on single quotients alone, and
those on flags and on the payload of a NaN are optional.
"""

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from sympy import And, Symbol, true

from vinculum_spec import parsing
from vinculum_spec.loader import SpecificationError, specification
from vinculum_spec.parsing import Row
from vinculum_spec.relations import exception_flags, format_quotient, nan_results, rounding_directions
from vinculum_spec.relations.float_formats import FORMATS, FloatFormat, from_type
from vinculum_spec.relations.format_quotient import valid_A, valid_B, valid_C
from vinculum_spec.relations.relation import Relation, always
from vinculum_spec.schema import Requirement, Ruling

DATA = Path(__file__).parent / "data" / "ieee754"
NAME = "ieee754"
TO_NEAREST = "ties-to-even"
DIRECTIONS = tuple(rounding_directions.quotients)
T = TypeVar("T")


@dataclass(frozen=True)
class IeeeProfile:
    """The requirements, by the name of their relation, and the rulings, by identifier."""

    requirements: Mapping[str, Requirement]
    rulings: Mapping[str, Ruling]

    def on_quotient(self, form: FloatFormat, direction: str) -> Requirement:
        """The requirement on the quotient in a direction.

        Raises ValueError if the format has no such direction.
        """
        if not form.follows_ieee and direction != TO_NEAREST:
            raise ValueError(f"{form.name} is rounded {TO_NEAREST} alone, not {direction}: no source defines it")
        relation = format_quotient.quotient(form)
        if direction != TO_NEAREST:
            directed = rounding_directions.quotients[direction]
            domain = And(valid_A, valid_B, directed.domain)
            relation = Relation(domain, And(valid_C, directed.statement), directed.parameters)
        return replace(self.requirements[direction], relation=relation)

    def on_flags(self, form: FloatFormat, direction: str) -> dict[Symbol, Requirement]:
        """The requirement on each flag.

        Raises ValueError if the format has none.
        """
        if not form.follows_ieee:
            raise ValueError(f"{form.name} has no exception flags: no source defines them")
        relations = exception_flags.flags(direction)
        return {flag: replace(self.requirements[str(flag)], relation=relation) for flag, relation in relations.items()}

    def on_nans(self, form: FloatFormat, *, payloads: bool) -> tuple[Requirement, ...]:
        """The requirements on a NaN that is returned. None, of a format without signaling NaNs.

        Raises ValueError if payloads are required of such a format.
        """
        if not form.follows_ieee:
            if payloads:
                raise ValueError(f"the NaNs of {form.name} have no payload")
            return ()
        return tuple(self.requirements[name] for name in ("quiet", *(("payload",) if payloads else ())))


def relations() -> dict[str, Relation]:
    """The relations by name.

    Those on flags depend on the direction too, and that on the quotient to nearest on the format.
    """
    return {
        "result": always(true),
        **rounding_directions.quotients,
        "quiet": nan_results.quiet,
        "payload": nan_results.payload,
        **{str(flag): relation for flag, relation in exception_flags.flags(TO_NEAREST).items()},
    }


@cache
def profile() -> IeeeProfile:
    """The profile in this package, loaded once."""
    return read(DATA)


def read(folder: Path) -> IeeeProfile:
    """Read the tables in `folder`. Raises SpecificationError with every problem."""
    problems, by_name = list[str](), relations()
    requirements = _rows(folder, "requirement", lambda row: parsing.requirement(row, by_name), problems)
    rulings = _rows(folder, "ruling", parsing.ruling, problems)
    for requirement in requirements.values():
        problems += [f"{requirement.id}: there is no ruling {x}" for x in requirement.rulings if x not in rulings]
    found = {requirement.relation_name: requirement for requirement in requirements.values()}
    problems += [f"no requirement has the relation {name}" for name in by_name if name not in found]
    cited = {name for requirement in requirements.values() for name in requirement.rulings}
    problems += [f"{name}: no requirement cites it" for name in rulings if name not in cited]
    if problems:
        raise SpecificationError(problems)
    return IeeeProfile(found, rulings)


def _rows(folder: Path, table: str, build: Callable[[Row], T], problems: list[str]) -> dict[str, T]:
    file, items = f"{table}s.toml", dict[str, T]()
    content: dict[str, Any] = tomllib.loads((folder / file).read_text(encoding="utf-8"))
    problems.extend(f"{file}: {stray}: is not a known table" for stray in content.keys() - {table})
    for content_row in content.get(table, []):
        row = Row(f"{file}: {content_row.get('id', '?')}", content_row, problems)
        items[str(content_row.get("id"))] = build(row)
        row.finish()
    return items


@cache
def formats() -> Mapping[str, FloatFormat]:
    """Every float format by name: those of the element types, and the further ones."""
    types = specification().types.values()
    return {**{x.name: from_type(x.name, x.form) for x in types if x.form is not None}, **FORMATS}
