"""How every profile relates to every other, as one table."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from vinculum_proofs.comparison.compare import Side, compare
from vinculum_proofs.comparison.direction import Status
from vinculum_spec.atlas.standard import Atlas

NO_TYPE = "no type in common"
SIGNS = {
    (Status.REFINES, Status.REFINES): "=",
    (Status.REFINES, Status.DIFFERS): "refines",
    (Status.DIFFERS, Status.REFINES): "refined by",
    (Status.DIFFERS, Status.DIFFERS): "differs",
}
UNDECIDED = "undecided"
Matrix = Mapping[tuple[str, str], str]


def matrix(
    atlas: Atlas, dtypes: Sequence[str] = (), *, values: bool = False, progress: Callable[[str], None] = lambda _: None
) -> Matrix:
    """The relation of each profile to each other one that has some of `dtypes`, all at their defaults."""
    names = [n for n, profile in atlas.profiles.items() if not dtypes or not set(dtypes).isdisjoint(profile.types)]
    table = {(name, name): "=" for name in names}
    for one, two in combinations(names, 2):
        progress(f"{one}, {two}")
        first, second = (Side(atlas.profiles[name]) for name in (one, two))
        shared = set(first.profile.types) & set(second.profile.types)
        if not (shared & set(dtypes) if dtypes else shared):
            table[one, two] = table[two, one] = NO_TYPE
            continue
        there, back = (
            compare(atlas, p, q, dtypes, values=values).status for p, q in ((first, second), (second, first))
        )
        table[one, two] = SIGNS.get((there, back), UNDECIDED)
        table[two, one] = SIGNS.get((back, there), UNDECIDED)
    return table


def markdown(table: Matrix) -> str:
    """The table in Markdown: of each row, what it is to each column."""
    names = list(dict.fromkeys(one for one, _ in table))
    lines = [["", *(f"`{name}`" for name in names)], ["---"] * (len(names) + 1)]
    lines += [[f"`{one}`", *(table[one, two] for two in names)] for one in names]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
