"""Every test of the kernel is one of both: the compiled one, and the one of NumPy that serves where there is no compiler."""

from collections.abc import Iterator

import pytest

from vinculum.kernels import dispatch


@pytest.fixture(autouse=True, params=["native", "numpy"])
def kernel(request: pytest.FixtureRequest) -> Iterator[str]:
    if request.param == "native" and dispatch.library is None:
        pytest.skip(dispatch.missing)
    before = dispatch.choose(request.param)
    yield request.param
    dispatch.choose(before)
