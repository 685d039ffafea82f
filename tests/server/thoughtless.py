"""The server of the tests with bots that fail whenever they think; their processes import this too."""

import sys

from ergosphere import bots
from tests.server.serving import main


def no_idea(*_, **__):
    raise RuntimeError("no idea")


bots.entrant = no_idea

if __name__ == "__main__":
    main(["serve", *sys.argv[1:]])
