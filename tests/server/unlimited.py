"""The server of the tests without limits for one address, so that whoever tries everything gets past them."""

import sys

from ergosphere.server import app
from tests.server.serving import main

app.TABLES = app.WRONG_CODES = app.TOOLS = app.MOMENTS = (1e9, 1e9)

if __name__ == "__main__":
    main(["serve", *sys.argv[1:]])
