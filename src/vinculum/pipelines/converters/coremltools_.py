"""coremltools, on a module of PyTorch: an ML program, of which nothing is run here."""

import coremltools as ct
import numpy as np
import torch

from vinculum.pipelines.converters.conversion import Conversion
from vinculum.pipelines.forms import Form
from vinculum.pipelines.models.ml_package import packed
from vinculum.pipelines.sources.torch_ import module

TYPES = ("float16", "float32", "int32")  # of Core ML's tensors, which narrow others without a word
PRECISIONS = {"float16": ct.precision.FLOAT16, "float32": ct.precision.FLOAT32}
LONGEST = 8192  # elements of a vector, for Core ML wants a bound


def convert(conversion: Conversion) -> bytes:
    """Convert a module.

    Raises what the converter raises, and NotImplementedError for a type that Core ML lacks.
    """
    dtype = conversion.A.dtype
    if dtype.name not in TYPES:
        raise NotImplementedError(f"Core ML has no tensors of {dtype.name}")
    divider, inputs = module(conversion.operation, conversion.form, conversion.A, conversion.B)
    is_dynamic = conversion.form.has_open_length or conversion.form is Form.NUMBER
    size = ct.RangeDim(1, LONGEST)
    described = [
        ct.TensorType(name, [size] * x.dim() if is_dynamic else list(x.shape), dtype.type)
        for name, x in zip("AB", inputs, strict=False)
    ]
    model = ct.convert(
        torch.jit.trace(divider.eval(), inputs),
        inputs=described,
        outputs=[ct.TensorType("C", dtype=dtype.type)],
        convert_to="mlprogram",
        minimum_deployment_target=ct.target.iOS16 if dtype == np.float16 else None,
        compute_precision=PRECISIONS[conversion.options.get("precision", "float16")],
        skip_model_load=True,
    )
    return packed(model)
