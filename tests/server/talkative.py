"""The server of the tests with no limit on names, for whoever wants to be told something without end."""

import sys

from ergosphere.core.match import allowance
from tests.server.serving import main

allowance.MOST_OF["name"] = allowance.LINES = 10**9

if __name__ == "__main__":
    main(["serve", *sys.argv[1:]])
