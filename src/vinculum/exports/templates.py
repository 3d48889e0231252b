"""The templates of the exports."""

from functools import cache

from jinja2 import Environment, PackageLoader, StrictUndefined


@cache
def templates(package: str) -> Environment:
    """The templates of a package of this room. A name that a template does not know is an error."""
    return Environment(
        loader=PackageLoader(package),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        autoescape=False,  # noqa: S701 - C, Python, WhyML and Markdown, not HTML
    )
