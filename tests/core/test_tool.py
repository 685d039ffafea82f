"""Tools: options of a tool may have other defaults than those of a match."""

import msgspec
import pytest

import ergosphere
from ergosphere.core.errors import BadInput
from ergosphere.core.tool import Tool

AUCTION = ergosphere.load("wreck-auction")


class Nothing(msgspec.Struct):
    pass


def test_a_tool_has_the_defaults_of_the_game_or_its_own():
    plain = Tool("plain", Nothing, lambda game, options, ask: ask)
    own = Tool("own", Nothing, lambda game, options, ask: ask, defaults={"ties": "share"})
    assert AUCTION.settle_for(plain, {}) == {"ties": "nobody"}
    assert AUCTION.settle_for(own, {}) == {"ties": "share"}
    assert AUCTION.settle_for(own, {"ties": "nobody"}) == {"ties": "nobody"}
    with pytest.raises(BadInput):
        AUCTION.settle_for(own, {"ties": "both"})
