"""uv gets the indexes that pip uses."""

import pytest

from vinculum.commands.releases import pip_settings
from vinculum.commands.releases.pip_settings import uv_settings

SETTINGS = {
    "index-url": "https://packages.example/simple",
    "extra-index-url": "https://more.example/simple\nhttps://others.example/simple",
    "find-links": "/a /b",
    "cert": "/etc/own.pem",
    "trusted-host": "packages.example more.example",
    "proxy": "http://proxy.example:3128",
    "constraint": "/etc/constraints.txt",
}


@pytest.fixture(autouse=True)
def pip_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pip_settings, "pip_settings", lambda: SETTINGS)


def test_all_settings_that_say_where_packages_are() -> None:
    """A constraint says which versions there may be, not where they are."""
    assert uv_settings({}) == {
        "UV_DEFAULT_INDEX": "https://packages.example/simple",
        "UV_INDEX": "https://more.example/simple https://others.example/simple",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_FIND_LINKS": "/a,/b",
        "SSL_CERT_FILE": "/etc/own.pem",
        "UV_INSECURE_HOST": "packages.example more.example",
        "ALL_PROXY": "http://proxy.example:3128",
    }


def test_settings_of_uv_have_precedence() -> None:
    """An index for uv replaces those of pip as a whole: the two are not mixed."""
    variables = uv_settings({"UV_DEFAULT_INDEX": "https://own.example/simple", "SSL_CERT_FILE": "/own.pem"})
    assert set(variables) == {"UV_INSECURE_HOST", "ALL_PROXY"}


def test_without_an_index(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pip_settings, "pip_settings", lambda: {"no-index": "true"})
    assert uv_settings({}) == {"UV_NO_INDEX": "1"}
