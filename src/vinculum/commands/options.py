"""What commands share: the exit status, and options that take several names."""

import click

CONFORMS, REFUTED, WRONG, INCOMPLETE = 0, 1, 2, 3


class Spread(click.Command):
    """A command whose option --dtype takes several names, as in `--dtype int8 float32` or `--dtype int8,float32`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Give each name an option of its own; the first word that is no type ends the list."""
        from vinculum_spec.registry import specification

        known, spread, words = specification().types, list[str](), list(args)
        listing = False
        while words:
            word = words.pop(0)
            if word.startswith("--dtype="):
                word, listing = word.removeprefix("--dtype="), True
            elif word == "--dtype" and words:
                word, listing = words.pop(0), True
            elif not (listing and all(name in known for name in word.split(","))):
                spread.append(word)
                listing = False
                continue
            spread += [part for name in word.split(",") if name for part in ("--dtype", name)]
        return super().parse_args(ctx, spread)
