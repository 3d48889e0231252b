"""What ONNX Runtime makes of a model for this processor."""

from collections.abc import Iterable, Iterator
from pathlib import Path


def optimised(models: Iterable[tuple[str, Path]], folder: Path) -> Iterator[tuple[str, Path]]:
    """Yield the optimised model of each one that ONNX Runtime loads."""
    import onnxruntime

    folder.mkdir(parents=True, exist_ok=True)
    for name, path in models:
        target = folder / f"{name.replace(': ', '_').replace(' ', '_').replace('/', '_')}.onnx"
        options = onnxruntime.SessionOptions()
        options.log_severity_level, options.intra_op_num_threads = 4, 1
        options.optimized_model_filepath = str(target)
        try:
            onnxruntime.InferenceSession(path, options, providers=["CPUExecutionProvider"])
        except Exception:  # noqa: BLE001, S112 - it raises types of its own; some exports are no models that it accepts
            continue
        yield f"{name}, optimised", target
