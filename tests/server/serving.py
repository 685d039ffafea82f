"""The server's command with the test game: `python -m tests.server.serving --port 0 ...`. Its bots import this too."""

import sys

import ergosphere
from ergosphere.cli import main
from tests.wreck_auction import WreckAuction

ergosphere.register(WreckAuction.key, WreckAuction)

if __name__ == "__main__":
    main(["serve", *sys.argv[1:]])
