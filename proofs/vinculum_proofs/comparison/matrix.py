"""How every profile relates to every other, as one table."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from rich.box import SIMPLE_HEAD
from rich.table import Table

from vinculum_evidence.dossier.comparisons import APART, EQUAL, OPEN, SIGNS, sign
from vinculum_proofs.comparison.compare import Side, compare
from vinculum_spec.atlas.standard import Atlas

Matrix = Mapping[tuple[str, str], str]


def matrix(
    atlas: Atlas, dtypes: Sequence[str] = (), *, values: bool = False, progress: Callable[[str], None] = lambda _: None
) -> Matrix:
    """The sign of each profile beside each other one that has some of `dtypes`, all at their defaults."""
    names = [n for n, profile in atlas.profiles.items() if not dtypes or not set(dtypes).isdisjoint(profile.types)]
    table = {(name, name): EQUAL for name in names}
    for one, two in combinations(names, 2):
        progress(f"{one}, {two}")
        first, second = (Side(atlas.profiles[name]) for name in (one, two))
        shared = set(first.profile.types) & set(second.profile.types)
        if not (shared & set(dtypes) if dtypes else shared):
            table[one, two] = table[two, one] = APART
            continue
        there, back = (
            compare(atlas, p, q, dtypes, values=values).status.value for p, q in ((first, second), (second, first))
        )
        table[one, two], table[two, one] = sign(there, back), sign(back, there)
    return table


def undecided(table: Matrix) -> bool:
    """Whether some pair is not decided."""
    return OPEN in table.values()


def _names(table: Matrix) -> list[str]:
    return list(dict.fromkeys(one for one, _ in table))


def terminal(table: Matrix) -> Table:
    """The table for a terminal: the columns have the numbers of the rows."""
    names, signs = _names(table), set(table.values())
    caption = "; ".join(f"{each} {words}" for each, words in SIGNS.items() if each in signs)
    shown = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), caption=caption, caption_justify="left")
    shown.add_column("", no_wrap=True)
    for number, _ in enumerate(names, 1):
        shown.add_column(str(number), no_wrap=True, justify="right")
    for number, one in enumerate(names, 1):
        shown.add_row(f"{number:2} {one}", *(table[one, two] for two in names))
    return shown


def markdown(table: Matrix) -> str:
    """The table in Markdown, with the meaning of the signs below it."""
    names, signs = _names(table), set(table.values())
    lines = [["", *(f"`{name}`" for name in names)], ["---"] * (len(names) + 1)]
    lines += [[f"`{one}`", *(table[one, two] for two in names)] for one in names]
    meaning = "".join(f"- {each} {words}\n" for each, words in SIGNS.items() if each in signs)
    return "".join(f"| {' | '.join(line)} |\n" for line in lines) + f"\n{meaning}"
