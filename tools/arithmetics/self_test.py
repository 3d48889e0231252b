"""`python -m tools self-test-c`: test both variants of the generated C on every processor."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

import click

from tools.arithmetics.boards import EMULATED, HERE, SANITIZERS, Board, MissingError
from vinculum.codegen.c import files
from vinculum.codegen.c.render import Arithmetic

VARIANTS: tuple[tuple[str, Arithmetic, int], ...] = (
    ("hardware", "hardware", 64),
    ("integer", "integer", 64),
    ("integer, 32 bits", "integer", 32),
)
LEVELS = ("-O0", "-O1", "-O2", "-O3", "-Os")
EMULATED_LEVELS = ("-O2", "-O3", "-Os")
FAILED, INCOMPLETE = 1, 3
Row = tuple[str, str, str]  # processor, compiler, options beside the level


@click.command()
@click.option("--board", "names", multiple=True, help="Processors whose name contains this. May be repeated.")
@click.option("--level", "levels", type=click.Choice(LEVELS), multiple=True, help="Of optimisation. May be repeated.")
@click.option("--table", type=click.Path(dir_okay=False, path_type=Path), help="Write the results here, as Markdown.")
def self_test_c(*, names: Sequence[str], levels: Sequence[str], table: Path | None) -> None:
    """Run the self-test of the generated C on this processor and on emulated ones, with both arithmetics.

    Exit status: 0 every self-test passed; 1 one failed; 3 none failed, but some could not run, and which is printed.
    """
    sources = {variant: files(arithmetic=variant[1], word=variant[2]) for variant in VARIANTS}
    passed: dict[Row, dict[str, list[str]]] = {}
    statuses = {0}
    for board, options, level in _runs(names, levels):
        for variant in VARIANTS:
            title = f"{board.name}, {board.compiler} {' '.join((level, *options))}, {variant[0]}"
            try:
                wrong = board.self_test(sources[variant], variant[1], level, options)
            except MissingError as error:
                click.echo(f"{title}: not run: {error}")
                statuses.add(INCOMPLETE)
                continue
            except RuntimeError as error:
                wrong = [str(error)]
            click.echo("\n".join([f"{title}: {'failed' if wrong else 'passed'}", *wrong]))
            if wrong:
                statuses.add(FAILED)
            else:
                row = (board.name, board.version, " ".join(options))
                passed.setdefault(row, {}).setdefault(variant[0], []).append(level)
    if table:
        table.write_text("\n".join(_markdown(passed)) + "\n", encoding="utf-8")
    statuses.discard(0)
    sys.exit(min(statuses, default=0))


def _runs(names: Sequence[str], levels: Sequence[str]) -> Iterator[tuple[Board, Sequence[str], str]]:
    """Yield the processors, options and levels to run."""
    for board in (*HERE, *EMULATED):
        if names and not any(name in board.name for name in names):
            continue
        for options in ((), SANITIZERS) if board in HERE else ((),):
            for level in LEVELS if board in HERE else EMULATED_LEVELS:
                if not levels or level in levels:
                    yield board, options, level


def _markdown(passed: Mapping[Row, Mapping[str, Sequence[str]]]) -> Iterator[str]:
    yield f"Run on {datetime.now(UTC):%Y-%m-%d}."
    yield ""
    yield f"| processor | compiler | {' | '.join(variant[0] for variant in VARIANTS)} |"
    yield f"|---|---|{'---|' * len(VARIANTS)}"
    for (name, version, options), levels in passed.items():
        compiler = f"{version}{f', `{options}`' if options else ''}"
        cells = (" ".join(levels.get(variant[0], ["not run, or failed"])) for variant in VARIANTS)
        yield f"| {name} | {compiler} | {' | '.join(cells)} |"
