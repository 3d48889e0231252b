"""The directives of the pages: `facts` has a table made from the project's data, `diagram` a drawing."""

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from tools.docs_site import diagrams, schemas, tables
from tools.docs_site.docstrings import escape_markup


class Facts(SphinxDirective):
    """Markdown that a function in `tables` makes. Its argument is the name of the function."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Parse the Markdown as a part of the page."""
        name = self.arguments[0]
        if name not in tables.TABLES:
            raise self.error(f"there is no table {name!r}: {', '.join(tables.TABLES)}")
        parsed: list[nodes.Node] = self.parse_text_to_nodes(tables.TABLES[name]())
        return parsed


class Schema(SphinxDirective):
    """The fields of a JSON Schema. Its argument is the file, relative to the root of the project."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Parse the table as a part of the page."""
        parsed: list[nodes.Node] = self.parse_text_to_nodes(schemas.fields(self.arguments[0]))
        return parsed


class Diagram(SphinxDirective):
    """A drawing of `diagrams`, as SVG within the page. Its argument is the name, its content the caption."""

    required_arguments = 1
    has_content = True

    def run(self) -> list[nodes.Node]:
        """Return a figure. Text and lines have the colour of the page, so that they suit its dark mode."""
        name = self.arguments[0]
        if name not in diagrams.DIAGRAMS:
            raise self.error(f"there is no diagram {name!r}: {', '.join(diagrams.DIAGRAMS)}")
        opened = nodes.raw("", f'<figure class="diagram">\n{diagrams.DIAGRAMS[name]()}\n<figcaption>', format="html")
        closed = nodes.raw("", "</figcaption></figure>", format="html")
        return [opened, *self.parse_content_to_nodes(), closed]


def _on_docstring(*arguments: object) -> None:
    lines = arguments[-1]
    assert isinstance(lines, list)
    lines[:] = escape_markup(lines)


def setup(app: Sphinx) -> dict[str, bool]:
    """Register the directives with Sphinx."""
    app.add_directive("facts", Facts)
    app.add_directive("schema", Schema)
    app.add_directive("diagram", Diagram)
    app.connect("autodoc-process-docstring", _on_docstring)
    app.connect("sphinx-click-process-description", _on_docstring)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
