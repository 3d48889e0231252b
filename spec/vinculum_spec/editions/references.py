"""What an edition refers to and what does not exist, and clauses that nothing covers."""

from collections.abc import Iterator, Mapping

from vinculum_spec.atlas.standard import Atlas, Standard
from vinculum_spec.editions.edition import Edition
from vinculum_spec.schema import KINDS, Document, Kind, Profile

SILENT = ", silent"  # the end of a source that leaves something open


def problems(edition: Edition, atlas: Atlas) -> Iterator[str]:
    """What is wrong about an edition, beside the atlas that it is to be added to."""
    profile = edition.profile
    for key, name in (("of", edition.of), ("judged_by", edition.judged_by)):
        if name not in atlas.profiles:
            yield f"{key}: there is no profile {name!r}"
        elif key == "judged_by":
            yield from (f"judged_by: {name} has other {part}" for part in differences(profile, atlas.profiles[name]))
    for name in (profile.name, *edition.rulings, *edition.documents):
        if name in atlas.profiles or name in atlas.rulings or name in atlas.documents:
            yield f"{name}: is also in the atlas"
    stated = {requirement for choice in _choices(profile) for requirement in choice} | set(profile.outside)
    yield from (f"stated: has no clause of {name}" for name in sorted(stated - profile.stated.keys()))
    yield from (f"stated: the profile does not name {name}" for name in sorted(profile.stated.keys() - stated))
    yield from (f"there is no requirement {name!r}" for name in sorted(stated - atlas.requirements.keys()))
    yield from (f"there is no type {name!r}" for name in profile.types if name not in atlas.types)
    yield from (f"rulings: there is no ruling {name!r}" for name in set(profile.rulings) - edition.rulings.keys())
    yield from (f"{name}: the profile does not cite it" for name in edition.rulings.keys() - set(profile.rulings))
    yield from _clauses(edition)


def differences(one: Profile, other: Profile) -> Iterator[str]:
    """In what two profiles differ that the gate judges by; nothing if it judges both alike."""
    kinds: dict[str, Kind] = {"real": "real", "float": "float", "int": "int"}
    for part in ("outside", "malformed", "attributes", "rounding"):
        if getattr(one, part) != getattr(other, part):
            yield part
    if set(one.types) != set(other.types):
        yield "types"
    if any(one.shape.all(kind) != other.shape.all(kind) for kind in kinds.values()):
        yield "shapes"
    if any(_float_quotient(profile) != ("E_DIV_FLOAT_FUNC_0010",) for profile in (one, other)):
        yield "quotients of floats"


def _float_quotient(profile: Profile) -> tuple[str, ...]:
    if isinstance(profile, Standard) and profile.float_quotient is not None:
        return profile.float_quotient.all("float")
    return ("E_DIV_FLOAT_FUNC_0010",)  # that of the seven profiles


def _choices(profile: Standard) -> Iterator[tuple[str, ...]]:
    yield from (profile.shape.all(kind) for kind in KINDS)
    yield profile.rounding.all("int") if profile.rounding is not None else ()
    yield _float_quotient(profile)


def _clauses(edition: Edition) -> Iterator[str]:
    """Clauses that do not exist, that nothing covers, and that are covered and excluded."""
    known: Mapping[str, str] = {
        clause: why for document in edition.documents.values() for clause, why in _qualified(document).items()
    }
    cited = [clause for clauses in edition.profile.stated.values() for clause in clauses]
    cited += [statement.clause for statement in edition.statements]
    cited += [source for ruling in edition.rulings.values() for source in ruling.source]
    for clause in dict.fromkeys(cited):
        if clause not in known and clause.removesuffix(SILENT) not in edition.documents:
            yield f"no document has a clause {clause!r}"
    for clause, why in known.items():
        if clause not in cited and not why:
            yield f"{clause}: nothing covers it, and it is not excluded"
        elif clause in cited and why:
            yield f"{clause}: is covered, and excluded as well"


def _qualified(document: Document) -> Mapping[str, str]:
    return document.qualified_clauses()
