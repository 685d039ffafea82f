"""uv takes pip's settings, so that a mirror or a folder of wheels is used without being named twice."""

from tools.packages import LOCK, environment, uv_alone

LISTED = """\
:env:.find-links='/somewhere else'
:env:.disable-pip-version-check='1'
freeze.all='true'
global.index-url='https://example.org/simple'
global.extra-index-url='https://a.example.org\\nhttps://b.example.org'
install.find-links='/nowhere'
"""


def test_settings_of_pip_are_handed_to_uv():
    found = environment(LISTED)
    assert found.pop("UV_INDEX_STRATEGY") == "unsafe-best-match"
    assert found == {
        "UV_DEFAULT_INDEX": "https://example.org/simple",
        "UV_INDEX": "https://a.example.org https://b.example.org",
        "UV_FIND_LINKS": "/somewhere,else",
    }


def test_a_setting_that_uv_does_not_know_is_left_to_pip():
    assert environment("global.only-binary=':all:'\n") is None


def test_uv_itself_comes_with_its_hashes():
    lines = uv_alone().splitlines()
    assert lines[0].startswith("uv==")
    assert len(lines) > 5
    assert all(line.strip().startswith("--hash=sha256:") for line in lines[1:])
    assert uv_alone() in LOCK.read_text()
