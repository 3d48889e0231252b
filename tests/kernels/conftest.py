"""Every test of the kernel is one of both: the compiled one, and the one of NumPy that serves where there is no compiler."""

from collections.abc import Iterator

import pytest

from vinculum.kernels import compiled


@pytest.fixture(autouse=True, params=["native", "numpy"])
def kernel(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == "native" and compiled.library is None:
        pytest.skip(compiled.missing)
    before = compiled.choose(request.param)
    yield request.param
    compiled.choose(before)
