"""The worker process: reads a request from standard input, and writes a reply to standard output.

A hostile model may crash the onnx package, which is C++, or exhaust memory. Python cannot catch either, so the
analysis runs as `python -m vinculum.models.process.worker`.
"""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from vinculum.models.loading.errors import GuardError, LimitError, ModelError, RangeError
from vinculum.models.process.messages import ErrorKind, Reply, Request


def answer(request: Request) -> Reply:
    """Analyse a model; write its guarded copy if the request names a file for it."""
    from vinculum.models.analysis import analyse
    from vinculum.models.checks.findings import FailOn
    from vinculum.models.loading.input_ranges import parse_ranges
    from vinculum.models.reports.html_page import page
    from vinculum.models.reports.json_document import document

    file = Path(request["file"])
    try:
        analysis = analyse(
            file,
            request["profile"],
            parse_ranges(request["ranges"]),
            map(FailOn, request.get("fail_on", ())),
            functions=request.get("functions", False),
        )
        result = document(analysis, file, request["ranges"])
        if request.get("html"):
            result["page"] = page(analysis, result)
    except (ModelError, RangeError, LimitError) as error:
        return {"error": ErrorKind(type(error).__name__), "message": str(error)}
    except MemoryError:
        return {"error": ErrorKind.LIMIT, "message": "the analysis exceeds its memory limit"}
    except RecursionError:
        return {"error": ErrorKind.LIMIT, "message": "calls of functions, or graphs, are nested too deep in the model"}
    if request["guard"] is not None:
        result["guard"] = _guard_report(analysis, Path(request["guard"]))
    return {"document": result}


def _guard_report(analysis: Any, target: Path) -> dict[str, Any]:
    """Write the guarded copy; return its entry of the JSON document."""
    from vinculum.models.guards.unguardable import list_unguarded

    nodes, refusal = 0, None
    try:
        nodes = write_guarded(analysis, target)
    except GuardError as error:
        refusal = str(error)
    except OSError as error:
        refusal = error.strerror or str(error)
    unguarded = [asdict(each) for each in list_unguarded(analysis)]
    return {"nodes": nodes, "refused": refusal, "unguarded": unguarded}


def write_guarded(analysis: Any, target: Path) -> int:
    """Write the guarded copy; return the number of its guard nodes. GuardError if nothing can be guarded."""
    from vinculum._util.files import write_atomically
    from vinculum.models.guards.guard import add_guards
    from vinculum.models.loading.external_data import external_tensors
    from vinculum.models.loading.model import walk_nodes

    if target.parent.resolve() != analysis.model.folder.resolve() and any(external_tensors(analysis.model.proto)):
        raise GuardError("the model has external data: write the guarded copy to the same folder")
    copy = add_guards(analysis)
    write_atomically(target, copy.SerializeToString())
    nodes = (node for graph in (copy.graph, *copy.functions) for node in walk_nodes(graph.node))
    return sum(node.name.startswith("vinculum_guard_") for node in nodes)


def main() -> None:
    """Answer one request."""
    request: Request = json.load(sys.stdin)
    if sys.platform != "win32":
        import resource

        from vinculum._util.limits import limit_resource

        limit_resource(resource.RLIMIT_CORE, 0)
        limit_resource(resource.RLIMIT_AS, request["memory"] << 20)
    json.dump(answer(request), sys.stdout)


if __name__ == "__main__":
    main()
