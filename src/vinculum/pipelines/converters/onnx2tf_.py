"""onnx2tf, on a model of ONNX. What it makes is a model of LiteRT."""

from pathlib import Path
from tempfile import TemporaryDirectory

import onnx
import onnx2tf

from vinculum.pipelines.converters.conversion import Conversion
from vinculum.pipelines.sources.onnx_ import model


def convert(conversion: Conversion) -> bytes:
    """Convert a model. Raises what the converter raises."""
    with TemporaryDirectory(prefix="vinculum-") as folder:
        source = Path(folder, "model.onnx")
        onnx.save(model(conversion.form, conversion.A, conversion.B), source)
        onnx2tf.convert(
            input_onnx_file_path=str(source),
            output_folder_path=str(Path(folder, "out")),
            keep_ncw_or_nchw_or_ncdhw_input_names=[],
            output_signaturedefs=True,
            non_verbose=True,
        )
        return Path(folder, "out", "model_float32.tflite").read_bytes()
