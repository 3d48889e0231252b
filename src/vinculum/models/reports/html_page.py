"""The findings on a model as one HTML page, without scripts: open obligations first."""

from collections.abc import Iterator
from html import escape
from typing import Any

from vinculum.models.analysis import Analysis
from vinculum.models.checks.findings import Verdict
from vinculum.models.fragile.graph_index import GraphIndex
from vinculum.models.interpreter.div_node import DivNode
from vinculum.models.reports.graph_drawing import drawing
from vinculum.models.reports.terminal import verdict_line

MAX_DRAWN = 400  # nodes with a drawing; the others have their findings
ORDER = (Verdict.OBLIGATION, Verdict.VIOLATED, Verdict.NOTE, Verdict.DISCHARGED)
WORDS = {
    Verdict.OBLIGATION: "open obligation",
    Verdict.VIOLATED: "violated",
    Verdict.NOTE: "note",
    Verdict.DISCHARGED: "discharged",
}
STYLE = """
:root{color-scheme:light dark;--ink:#1b1f24;--dim:#57606a;--line:#d0d7de;--page:#fff;--box:#f3f5f7;--open:#9a6700;--bad:#b3261e;
--good:#1a7f37;--frail:#8250df}
@media(prefers-color-scheme:dark){:root{--ink:#e6edf3;--dim:#9da7b3;--line:#3a424c;--page:#10141a;--box:#1c232c;--open:#e3b341;
--bad:#ff8078;--good:#57c46e;--frail:#c297ff}}
*{box-sizing:border-box}body{margin:0 auto;max-width:1100px;padding:12px;font:15px/1.5 system-ui,sans-serif;color:var(--ink);
background:var(--page);overflow-wrap:anywhere}h1{font-size:1.35rem;margin:.4em 0}h2{font-size:1.05rem;margin:0 0 .6em}
p{margin:.3em 0}section{border-top:1px solid var(--line);padding:16px 0}.dim,.assumes{color:var(--dim)}
.node{display:flex;flex-wrap:wrap;gap:12px 28px}.node>figure{margin:0;flex:0 1 372px;min-width:0}.node>div{flex:1 1 320px;min-width:0}
svg{max-width:100%;height:auto;display:block}rect{fill:var(--box);stroke:var(--line)}rect.div{stroke:var(--ink);stroke-width:2}
rect.input{fill:none}rect.more{fill:none;stroke:none}.edge{fill:none;stroke:var(--dim)}.label{font:600 12px system-ui,sans-serif;
fill:var(--ink)}.range{font:11px ui-monospace,monospace;fill:var(--dim)}.finding{border-left:4px solid var(--line);
padding:2px 0 2px 10px;margin:0 0 10px}.obligation{border-color:var(--open)}.violated{border-color:var(--bad)}
.discharged{border-color:var(--good)}.fragile{border-color:var(--frail)}.finding b{display:block}code{font-size:.9em}
summary{cursor:pointer;color:var(--dim)}
"""


def page(analysis: Analysis, document: dict[str, Any]) -> str:
    """Return the page. `document`: the JSON document of the analysis."""
    title = f"Div in {document['file']}"
    pairs = list(zip(analysis.nodes, document["nodes"], strict=True))
    pairs.sort(key=lambda pair: _urgency(pair[1]))
    indices: dict[int, GraphIndex] = {}
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body>",
        f"<h1>{escape(title)}</h1><p>{escape(verdict_line(document).plain)}</p>",
        f'<p class="dim">SHA-256 <code>{escape(document["sha256"])}</code></p>',
    ]
    if document["ranges"]:
        parts.append(f"<p>Assumed, not checked: {escape(', '.join(document['ranges']))}</p>")
    if len(pairs) > MAX_DRAWN:
        parts.append(f'<p class="dim">The first {MAX_DRAWN} of {len(pairs)} Div have a drawing.</p>')
    for place, ((div, _), node) in enumerate(pairs):
        index = indices.setdefault(id(div.graph), indices.get(id(div.graph)) or GraphIndex(div.graph))
        parts += _section(div, node, drawing(div, index) if place < MAX_DRAWN else "")
    return "".join([*parts, "</body></html>\n"])


def _urgency(node: dict[str, Any]) -> tuple[int, int]:
    """Open obligations come first, then violations, then fragile quotients."""
    verdicts = {finding["verdict"] for finding in node["findings"]}
    first = next(place for place, verdict in enumerate(ORDER) if verdict in verdicts or verdict is ORDER[-1])
    return first, 0 if node["fragile"] else 1


def _section(div: DivNode, node: dict[str, Any], svg: str) -> Iterator[str]:
    origin = f", in the definition of {div.operator}" if div.operator else ""
    yield f'<section><h2>{escape(node["path"])}{escape(origin)}</h2><div class="node">'
    yield f"<figure>{svg}</figure><div>" if svg else "<div>"
    findings = sorted(node["findings"], key=lambda finding: ORDER.index(finding["verdict"]))
    done = [finding for finding in findings if finding["verdict"] == Verdict.DISCHARGED]
    yield from (_finding(each) for each in findings if each["verdict"] != Verdict.DISCHARGED)
    for note in node["fragile"]:
        yield _block("fragile", f"fragile: {note['title']}", note["reason"], note["assumes"])
    if done:
        yield f"<details><summary>{len(done)} discharged</summary>{''.join(map(_finding, done))}</details>"
    yield "</div></div></section>"


def _finding(finding: dict[str, Any]) -> str:
    """A finding in words: what is to be shown, by which requirement, and what happens otherwise."""
    heading = f"{WORDS[Verdict(finding['verdict'])]}: {finding['title']}"
    reason, others = finding["reason"], len(finding["requirements"]) - 1
    if finding["otherwise"] and finding["verdict"] in (Verdict.OBLIGATION, Verdict.VIOLATED):
        reason += f". Otherwise: {finding['otherwise']}"
    names = finding["requirements"][0] + (f" and {others} more" if others else "")
    return _block(finding["verdict"], heading, reason, finding["assumes"], names)


def _block(kind: str, heading: str, reason: str, assumes: list[str], names: str = "") -> str:
    text = f"{reason[:1].upper()}{reason[1:]}."
    parts = [f'<div class="finding {kind}"><b>{escape(heading)}</b><p>{escape(text)}</p>']
    parts += [f'<p class="dim"><code>{escape(names)}</code></p>'] if names else []
    parts += [f'<p class="assumes">Assuming {escape(assumption)}</p>' for assumption in assumes]
    return "".join([*parts, "</div>"])
