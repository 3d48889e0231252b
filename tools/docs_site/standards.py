"""Tables of the further standards, and of how profiles relate."""

import re

from tools.docs_site.markdown import table
from vinculum_evidence.dossier import comparisons
from vinculum_evidence.dossier.edition_statements import statements
from vinculum_evidence.dossier.inputs import Inputs
from vinculum_spec.atlas.loader import atlas
from vinculum_spec.atlas.standard import DatedDocument, Standard
from vinculum_spec.editions.loader import editions as every_edition
from vinculum_spec.schema import KINDS, Choice


def standards() -> str:
    """Each further standard with its scope, quotients, and results outside of the domain of integers."""
    rows = (
        (
            f"`{name}`",
            standard.title,
            standard.scope,
            _titles_of(standard.rounding),
            _float_quotients(standard),
            _titles_of(standard.shape),
            *(
                _result(standard.outside.get(condition))
                for condition in ("E_DIV_INT_CONSTR_B_0030", "V_DIV_INT_OVERFLOW_0010")
            ),
        )
        for name, standard in atlas().standards.items()
    )
    head = ["profile", "standard", "scope", "integers", "floats", "shapes", "integer by 0", "MIN / -1"]
    return table(head, rows)


def sources() -> str:
    """The documents of the further standards, with the place and the date of the text that was read."""
    documents = (d for d in atlas().documents.values() if isinstance(d, DatedDocument))
    rows = ((document.name, document.origin, "; ".join(document.clauses)) for document in documents)
    return table(["document", "text", "clauses"], rows)


def _titles_of(choice: Choice | None) -> str:
    """The titles of the requirements of a choice, of the atlas."""
    if choice is None:
        return "none"
    identifiers = (i for kind in KINDS for i in choice.all(kind) if i in atlas().requirements)
    return " or ".join(dict.fromkeys(atlas().requirements[identifier].title for identifier in identifiers))


def _float_quotients(standard: Standard) -> str:
    """The titles of the requirements on float quotients, with the types that have one of their own."""
    own = [f"{name}: {atlas().requirements[identifier].title}" for name, identifier in standard.float_quotients.items()]
    return "; ".join([_titles_of(standard.float_quotient), *own])


def _result(outcome: str | None) -> str:
    """What an outcome allows, in words."""
    if outcome is None:
        return "none"
    words = {"report": "an error", "unspecified": "any value, or an error", "undefined": "anything, a crash included"}
    return words.get(outcome) or atlas().requirements[outcome].title


def matrix(inputs: Inputs) -> str:
    """Which profile can stand in for which, with the level of the claims that each row rests on."""
    relations, names = comparisons.matrix(inputs), list(atlas().profiles)
    rows = (
        (
            f"{number} `{one}`",
            *(relations[one, two] for two in names),
            f"`{comparisons.level(inputs, one).value}`",
        )
        for number, one in enumerate(names, 1)
    )
    return table(["", *map(str, range(1, len(names) + 1)), "level"], rows)


def signs() -> str:
    """The signs of the matrix, in words."""
    return table(["sign", "meaning"], comparisons.SIGNS.items())


def differences(inputs: Inputs) -> str:
    """Where each profile gives what another does not allow, with the first operands and both results."""
    rows = (
        (f"`{name}`", ", ".join(f"`{other}`" for other in others), _kinds(types), condition, operands, *results)
        for name in atlas().profiles
        for (types, condition, operands, results), others in comparisons.grouped(
            list(comparisons.differences(inputs, name))
        ).items()
    )
    return table(["profile", "which others", "types", "exactly where", "operands", "the profile", "the others"], rows)


def editions() -> str:
    """Each edition, with the profile that it is one of and the one that it is judged by, and its texts."""
    rows = (
        (
            f"`{name}`",
            f"`{edition.of}`",
            f"`{edition.judged_by}`",
            "<br>".join(f"{d.name}: {d.origin}" for d in edition.documents.values()),
        )
        for name, edition in every_edition().items()
    )
    return table(["edition", "of", "judged by", "texts"], rows)


def edition_statements(inputs: Inputs) -> str:
    """What the editions state, each statement with its verdict, a witness, and words that would be right."""
    rows = (
        (row["clause"], _plain(row["says"]), f"`{row['verdict']}`", _plain(row["witness"]), _plain(row["proposed"]))
        for edition in every_edition().values()
        for row in statements(inputs, edition)
    )
    return table(["clause", "says", "verdict", "witness", "words that would be right"], rows)


def _plain(text: str) -> str:
    """Text in which Markdown sees no markup."""
    return re.sub(r"([*_<\[\]\\])", r"\\\1", text)


def _kinds(types: tuple[str, ...]) -> str:
    """The kind of the types: signed or unsigned integers, or floats."""
    element = atlas().types[types[0]]
    return "floats" if element.kind == "float" else "signed" if element.signed else "unsigned"
