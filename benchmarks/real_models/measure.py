"""Analyses a model in a process of its own, and counts what it finds."""

import json
import multiprocessing
import resource
import sys
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

SECONDS = 600


@dataclass(frozen=True)
class Result:
    """What an analysis found, and what it took.

    `seconds`: processor time of the analysis alone. `megabytes`: the peak of the process, with Python and the onnx package.
    `obligations`: each with the path of its Div and its requirements. `inner`: the Divs in definitions of operators, and the
    obligations on these. `not_judged`: nodes whose definition is not known.
    """

    name: str
    kilobytes: int = 0
    nodes: int = 0
    divs: int = 0
    discharged: int = 0
    violated: int = 0
    obligations: list[list[str]] = field(default_factory=list)
    may_be_zero: int = 0
    fragile: dict[str, int] = field(default_factory=dict)
    seconds: float = 0.0
    megabytes: int = 0
    inner: int = 0
    inner_obligations: int = 0
    not_judged: int = 0
    error: str = ""


def measure(name: str, path: Path) -> Result:
    """Analyse a model twice: as it is, and with the definitions of its operators."""
    plain, opened = _in_own_process(name, path, functions=False), _in_own_process(name, path, functions=True)
    inner = {"inner": opened.divs - plain.divs, "inner_obligations": len(opened.obligations) - len(plain.obligations)}
    error = plain.error or opened.error
    return Result(**{**asdict(plain), **inner, "not_judged": opened.not_judged, "error": error})


def _in_own_process(name: str, path: Path, *, functions: bool) -> Result:
    context = multiprocessing.get_context(
        "forkserver"
    )  # a server that has imported what each analysis needs, and no more
    context.set_forkserver_preload(["onnx.shape_inference", "vinculum.models.analysis"])
    receiver, sender = context.Pipe(duplex=False)
    process = context.Process(target=_analyse, args=(name, str(path), functions, sender))
    process.start()
    sender.close()
    try:
        text = receiver.recv() if receiver.poll(SECONDS) else None
    except EOFError:
        text = None
    if text is None:
        process.kill()
    process.join()
    return (
        Result(name, error=f"no result within {SECONDS} s, or a crash") if text is None else Result(**json.loads(text))
    )


def _analyse(name: str, path: str, functions: bool, sender: Any) -> None:
    from vinculum.models.analysis import analyse
    from vinculum.models.checks.findings import Verdict
    from vinculum.models.checks.operands import may_divide_by_zero
    from vinculum.models.checks.signature import versions
    from vinculum.models.loading.errors import ModelError

    versions()  # it loads the specification, which is no part of what is measured
    kilobytes, start = Path(path).stat().st_size // 1024, time.process_time()
    try:
        analysis = analyse(Path(path), functions=functions)
    except ModelError as error:
        sender.send(json.dumps(asdict(Result(name, kilobytes, error=str(error)))))
        return
    seconds = time.process_time() - start
    counts = Counter(finding.verdict for finding in analysis.findings)
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    result = Result(
        name=name,
        kilobytes=kilobytes,
        nodes=analysis.visited,
        divs=len(analysis.nodes),
        discharged=counts[Verdict.DISCHARGED],
        violated=counts[Verdict.VIOLATED],
        obligations=[
            [div.path, *finding.requirements]
            for div, findings in analysis.nodes
            for finding in findings
            if finding.verdict is Verdict.OBLIGATION
        ],
        may_be_zero=sum(may_divide_by_zero(div) for div, _ in analysis.nodes),
        fragile=dict(sorted(Counter(str(note.kind) for notes in analysis.fragile for note in notes).items())),
        seconds=round(seconds, 2),
        megabytes=resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // unit,
        not_judged=len(analysis.unopened),
    )
    sender.send(json.dumps(asdict(result)))
