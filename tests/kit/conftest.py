"""Every test of a kernel runs it interpreted and compiled."""

import pytest

from tests.kernels import Kernels, compiled, interpreted


@pytest.fixture(scope="session", params=["interpreted", "compiled"])
def kernels(request: pytest.FixtureRequest) -> Kernels:
    """The kernels in one of the two ways they run."""
    return interpreted() if request.param == "interpreted" else compiled()
