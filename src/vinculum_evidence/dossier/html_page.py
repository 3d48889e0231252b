"""Render the chapters as one self-contained HTML file, without scripts and external references."""

import re
from collections import Counter
from collections.abc import Sequence
from functools import partial
from html import unescape
from html.parser import HTMLParser

from jinja2 import Environment, PackageLoader, StrictUndefined
from markdown_it import MarkdownIt
from markupsafe import Markup

from vinculum_evidence.dossier.anchors import Linker, anchor
from vinculum_evidence.dossier.chapter import Chapter
from vinculum_evidence.dossier.line_breaks import breakable, labelled

_TAG = re.compile(r"(<[^>]*>)")


class BrokenLinkError(ValueError):
    """The page has a link without target or a duplicate anchor, which is a defect of this program."""


def known_anchors(chapters: Sequence[Chapter]) -> dict[str, str]:
    """The anchor of every name that becomes a link, among them `chapter <name>`."""
    anchors = {f"chapter {chapter.name}": chapter.name for chapter in chapters}
    return anchors | {name: target for chapter in chapters for name, target in chapter.anchors.items()}


def html(chapters: Sequence[Chapter]) -> str:
    """The page of the dossier. Raises BrokenLinkError."""
    linker = Linker(known_anchors(chapters))
    environment = Environment(
        loader=PackageLoader("vinculum_evidence.dossier"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    environment.filters |= {
        "linked": linker.linked,
        "name": linker.name,
        "markdown": partial(_markdown, linker),
        "labelled": labelled,
    }
    environment.filters["code"] = Linker({}).linked  # without links, for summaries that are clicked themselves
    environment.globals |= {"anchor": anchor, "safe_html": Markup}
    bodies = {
        chapter.name: Markup(environment.get_template(f"{chapter.name}.html.j2").render(chapter.data))  # noqa: S704 - escaped there
        for chapter in chapters
    }
    text = environment.get_template("dossier.html.j2").render(chapters=chapters, bodies=bodies)
    if problems := broken(text):
        raise BrokenLinkError("; ".join(problems[:20]))
    return breakable(text)


def _markdown(linker: Linker, text: str) -> Markup:
    """A passage of the project's Markdown as HTML, in which known names are links."""
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text)
    words = (Markup(x) if x.startswith("<") else linker.linked(unescape(x)) for x in _TAG.split(html))  # noqa: S704 - escaped there
    return Markup("").join(words)


def broken(text: str) -> list[str]:
    """Links without target, duplicate anchors, and references to other files in `text`."""
    reader = _Reader()
    reader.feed(text)
    counts = Counter(reader.names)
    problems = [f"#{name} is there {count} times" for name, count in counts.items() if count > 1]
    problems += [f"#{name} leads nowhere" for name in sorted(set(reader.links)) if name not in counts]
    styled = re.findall(r"@import[^;]*|url\((?!#)[^)]*\)", " ".join(reader.styles))
    return problems + [f"{source} would be loaded" for source in (*reader.loaded, *styled)]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.names, self.links, self.loaded, self.styles = list[str](), list[str](), list[str](), list[str]()
        self._tag = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Collect anchors, links, references and styles of a tag."""
        self._tag = tag
        for name, value in attrs:
            if name == "id":
                self.names.append(value or "")
            elif name in ("href", "xlink:href") and (value or "").startswith("#"):
                self.links.append((value or "")[1:])
            elif name in ("src", "srcset", "data", "poster") or (
                name in ("href", "xlink:href") and tag in ("link", "image", "use")
            ):
                self.loaded.append(value or "")
            elif name in ("style", "fill", "stroke", "filter", "mask", "clip-path"):
                self.styles.append(value or "")

    def handle_data(self, data: str) -> None:
        """Collect the text of a style sheet."""
        if self._tag == "style":
            self.styles.append(data)
