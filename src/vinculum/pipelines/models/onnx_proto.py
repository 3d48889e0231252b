"""A model of ONNX as bytes: its protocol buffer."""

from vinculum.pipelines.models.formats import Description


def described(model: bytes) -> Description:
    """The operator set, the graph, and what onnx's checker objects to."""
    import onnx

    parsed = onnx.load_from_string(model)
    opset = next(item.version for item in parsed.opset_import if item.domain in ("", "ai.onnx"))
    graphs = [onnx.printer.to_text(parsed.graph), *map(onnx.printer.to_text, parsed.functions)]
    constants = {initializer.name for initializer in parsed.graph.initializer}
    inputs = [item.name for item in parsed.graph.input if item.name not in constants]
    problem = ""
    try:
        onnx.checker.check_model(model, full_check=True)
    except Exception as error:  # noqa: BLE001 - the checker raises errors of several classes
        problem = str(error)
    return Description(opset, "\n".join(graphs), inputs, problem)
