"""Packs: merged by id, checked on loading, known by their figures."""

import pytest

from ergosphere.core.errors import BadPack
from ergosphere.core.pack import differences, load_pack

BUILTIN = """
game = "toy"
name = "builtin"
version = "1"

[limits]
source = "book"
size = 3

[cards]
source = "rebuilt"

[[cards.kind]]
id = "robot"
value = 4

[[cards.kind]]
id = "toy"
value = 2
source = "book"
"""
HEAD = 'game = "toy"\nname = "mine"\nversion = 7\nbase = "builtin"\n'


@pytest.fixture
def pack(tmp_path):
    (tmp_path / "builtin.toml").write_text(BUILTIN)

    def load(text=None):
        if text is None:
            return load_pack("toy", tmp_path / "builtin.toml")
        (tmp_path / "own.toml").write_text(text)
        return load_pack("toy", tmp_path / "builtin.toml", (tmp_path / "own.toml").read_text())

    return load


def test_a_table_gives_its_entries_their_source(pack):
    robot, toy = pack().content["cards"]["kind"]
    assert (robot["source"], toy["source"]) == ("rebuilt", "book")


def test_an_own_pack_names_only_what_differs(pack):
    own = pack(HEAD + '[[cards.kind]]\nid = "toy"\nvalue = 9\n')
    assert [kind["value"] for kind in own.content["cards"]["kind"]] == [4, 9]
    assert (own.mark.name, own.mark.version) == ("mine", "7")
    assert list(differences(pack().content, own.content)) == [
        ("cards.kind.toy.value", 2, 9),
        ("cards.kind.toy.source", "book", "own"),
    ]


def test_the_hash_is_of_the_figures_not_of_the_file(pack):
    assert pack(HEAD).mark.sha256 == pack().mark.sha256
    assert pack(HEAD + "# a comment\n[limits]\nsize = 3\n").mark.sha256 == pack().mark.sha256
    assert pack(HEAD + "[limits]\nsize = 4\n").mark.sha256 != pack().mark.sha256


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("not toml", "pack-not-toml"),
        (HEAD.replace("toy", "chess"), "pack-head"),
        (HEAD.replace('base = "builtin"\n', ""), "pack-head"),
        (HEAD.replace("version = 7\n", ""), "pack-head-missing"),
        (HEAD.replace("mine", "builtin"), "pack-name-taken"),
        (HEAD + "colour = 1\n", "pack-unknown"),
        (HEAD + "[limits]\nweight = 1\n", "pack-unknown"),
        (HEAD + "limits = 4\n", "pack-not-a-table"),
        (HEAD + '[[cards.kind]]\nid = "ghost"\nvalue = 1\n', "pack-unknown-id"),
        (HEAD + '[[cards.kind]]\nid = "toy"\n[[cards.kind]]\nid = "toy"\n', "pack-unknown-id"),
        (HEAD + "[[cards.kind]]\nvalue = 1\n", "pack-no-id"),
    ],
)
def test_kinds_and_ids_can_not_be_added(pack, text, id):
    with pytest.raises(BadPack) as problem:
        pack(text)
    assert problem.value.id == id


def test_a_missing_file_is_named(tmp_path):
    with pytest.raises(BadPack, match=r"nowhere\.toml"):
        load_pack("toy", tmp_path / "nowhere.toml")


def test_a_pack_may_give_the_source_for_all_that_it_changes(pack):
    own = pack(HEAD + 'source = "found"\n[limits]\nsize = 9\n[[cards.kind]]\nid = "toy"\nvalue = 3\nsource = "book"\n')
    robot, toy = own.content["cards"]["kind"]
    assert own.content["limits"] == {"source": "found", "size": 9}
    assert (robot["source"], toy["source"]) == ("rebuilt", "book")


def test_where_a_figure_comes_from_does_not_change_the_hash(pack):
    assert pack(HEAD + '[limits]\nsource = "own"\n').mark.sha256 == pack().mark.sha256
