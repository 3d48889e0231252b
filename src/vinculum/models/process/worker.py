"""The analysis in a process of its own: `python -m vinculum.models.process.worker`, a request on its input, an answer on its output.

A hostile model may make the onnx package, which is C++, fail in ways that Python cannot catch, or take all memory there is.
"""

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

KINDS = ("ModelError", "RangeError", "GuardError", "LimitError")


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """The document, or what is wrong; writes the guarded model where one is asked for, of which the document tells."""
    from vinculum.models.analysis import analyse
    from vinculum.models.errors import GuardError, LimitError, ModelError, RangeError
    from vinculum.models.guards.unguardable import unguarded
    from vinculum.models.loading.input_ranges import parse_ranges
    from vinculum.models.reports.json_document import document

    file = Path(request["file"])
    try:
        found = analyse(file, request["profile"], parse_ranges(request["ranges"]))
        made: dict[str, Any] = {"document": document(found, file, request["ranges"])}
    except (ModelError, RangeError, LimitError) as error:
        return {"error": type(error).__name__, "message": str(error)}
    except MemoryError:
        return {"error": "LimitError", "message": "the model takes more memory than it may"}
    except RecursionError:
        return {"error": "LimitError", "message": "calls of functions, or graphs, are nested too deep in the model"}
    if request["guard"] is not None:
        nodes, refused = 0, None
        try:
            nodes = write_guarded(found, Path(request["guard"]))
        except GuardError as error:
            refused = str(error)
        except OSError as error:
            refused = error.strerror or str(error)
        left = [asdict(each) for each in unguarded(found)]
        made["document"]["guard"] = {"nodes": nodes, "refused": refused, "unguarded": left}
    return made


def write_guarded(found: Any, target: Path) -> int:
    """How many nodes of the copy are guards. OSError where it cannot be written, GuardError where there is no guard."""
    from vinculum._util.files import put
    from vinculum.models.errors import GuardError
    from vinculum.models.guards.guard import add_guards
    from vinculum.models.loading.external_data import external_tensors
    from vinculum.models.loading.loader import walk_nodes

    if target.parent.resolve() != found.model.folder.resolve() and any(external_tensors(found.model.proto)):
        raise GuardError("the model keeps elements in files beside it: write the guarded copy to the same folder")
    copy = add_guards(found)
    put(target, copy.SerializeToString())
    nodes = (node for home in (copy.graph, *copy.functions) for node in walk_nodes(home.node))
    return sum(node.name.startswith("vinculum_guard_") for node in nodes)


def main() -> None:
    """Answer one request."""
    request = json.load(sys.stdin)
    if sys.platform != "win32":
        import resource

        from vinculum._util.limits import at_most

        at_most(resource.RLIMIT_CORE, 0)
        at_most(resource.RLIMIT_AS, request["memory"] << 20)
    json.dump(answer(request), sys.stdout)


if __name__ == "__main__":
    main()
