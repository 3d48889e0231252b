"""Run each test of `vinculum.div` on both kernels: the compiled one and the NumPy kernel."""

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
