"""Render the blocks of a page as Markdown for GitHub, and as LaTeX."""

import re
from collections.abc import Iterable

from vinculum.codegen.specification.blocks import LEAF, Block, Fields, Formula, Items, Table, Text, Title
from vinculum.codegen.specification.formulas import Step, math, outline

# ---- Markdown ----

MARKUP = r"([*<$|~]|(?<!\w)_|_(?!\w)|\](?=[(\[:]))"  # GitHub does not treat an underscore within a word as emphasis


def _plain(text: str) -> str:
    """Escape characters that Markdown would treat as markup, outside of backticks."""
    parts = text.split("`")
    return "`".join(re.sub(MARKUP, r"\\\1", part) if k % 2 == 0 else part for k, part in enumerate(parts))


def _step_in_markdown(step: Step) -> str:
    return (
        "  " * step.depth
        + "- "
        + step.before
        + (f"${math(step.formula)}$" if step.formula is not None else "")
        + step.after
    )


def as_markdown(block: Block) -> str:
    """Render `block` as Markdown for GitHub."""
    match block:
        case Title(level, text):
            return f"{'#' * level} {_plain(text)}"
        case Text(text):
            return _plain(text)
        case Fields(rows):
            return "\n".join(f"- **{_plain(label)}:** {_plain(value)}" for label, value in rows)
        case Items(label, items):
            return "\n".join([f"**{_plain(label)}**", "", *(f"- {_plain(item)}" for item in items)])
        case Table(head, rows):
            cells = [head, ["---"] * len(head), *([_plain(cell) or " " for cell in row] for row in rows)]
            return "\n".join(f"| {' | '.join(row)} |" for row in cells)
        case Formula(label, formula):
            steps = list(outline(formula, LEAF))
            if len(steps) == 1:
                return f"**{_plain(label)}**\n\n$$\n{math(formula)}\n$$"
            return "\n".join([f"**{_plain(label)}**", "", *map(_step_in_markdown, steps)])


# ---- LaTeX ----

ESCAPES = {
    **{letter: f"\\{letter}" for letter in "&%$#{}"},
    "_": r"\_\allowbreak{}",
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    "<": r"\textless{}",
    ">": r"\textgreater{}",
    "|": r"\textbar{}",
    '"': r"\textquotedbl{}",
}


def _escaped(text: str) -> str:
    parts = ["".join(ESCAPES.get(letter, letter) for letter in part) for part in text.split("`")]
    return "".join(part if k % 2 == 0 else rf"\texttt{{{part}}}" for k, part in enumerate(parts))


def _environment(name: str, lines: Iterable[str], argument: str = "") -> str:
    return "\n".join([rf"\begin{{{name}}}{argument}", *lines, rf"\end{{{name}}}"])


def _step_in_latex(step: Step) -> str:
    formula = f"${math(step.formula)}$" if step.formula is not None else ""
    return rf"\step{{{2 * step.depth + 2}}}{{{step.before}{formula}{step.after}}}"


def as_latex(block: Block) -> str:
    """Render `block` as LaTeX for a document with `PREAMBLE`."""
    match block:
        case Title(level, text):
            return rf"\{('section', 'subsection', 'subsubsection')[min(level, 3) - 1]}*{{{_escaped(text)}}}"
        case Text(text):
            return _escaped(text) + "\n"
        case Fields(rows):
            return _environment(
                "description", (rf"\item[{_escaped(label)}] {_escaped(value)}" for label, value in rows)
            )
        case Items(label, items):
            return (
                rf"\textbf{{{_escaped(label)}}}"
                "\n" + _environment("itemize", (rf"\item {{{_escaped(item)}}}" for item in items))
            )
        case Table(head, rows):
            max_lengths = [min(max(len(row[k]) for row in [head, *rows]), 40) + 3 for k in range(len(head))]
            shares = [(1 - 0.03 * len(head)) * length / sum(max_lengths) for length in max_lengths]
            columns = "".join(rf">{{\raggedright\arraybackslash}}p{{{share:.3f}\linewidth}}" for share in shares)
            lines = [
                " & ".join(rf"\textbf{{{_escaped(cell)}}}" for cell in head)
                + r" \\ \hline \noalign{\smallskip} \endhead"
            ]
            lines += [" & ".join(map(_escaped, row)) + r" \\" for row in rows]
            return _environment("longtable", lines, f"{{{columns}}}")
        case Formula(label, formula):
            steps = "\n".join(map(_step_in_latex, outline(formula, LEAF)))
            return rf"\par\noindent\textbf{{{_escaped(label)}}}" + f"\\par\\nopagebreak\n{steps}\n\\medskip\n"


PREAMBLE = r"""\documentclass[a4paper]{article}
\usepackage[margin=25mm]{geometry}
\usepackage{amsmath,amssymb,array,longtable,textcomp}
\providecommand{\textquotedbl}{\texttt{"}}
\newcommand{\step}[2]{{\leftskip=#1em\rightskip=0pt plus 3em\parindent=0pt #2\par}}
\setlength{\parindent}{0pt}
\setlength{\parskip}{4pt}
\emergencystretch=3em
"""


def latex_document(body: str, title: str) -> str:
    """A complete LaTeX document with `body`."""
    head = rf"{PREAMBLE}\title{{{_escaped(title)}}}\author{{}}\date{{}}"
    return f"{head}\n\\begin{{document}}\n{body}\n\\end{{document}}\n"
