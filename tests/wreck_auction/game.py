"""The game with its figures."""

from pathlib import Path

from ergosphere import Game
from ergosphere.core.options import Option
from ergosphere.core.text import Catalogue

from .actions import HIGHEST
from .faces.events import CardDealt
from .faces.fill import fill
from .faces.view import AuctionView
from .pack import Figures
from .rules.state import SEATS, Auction


class WreckAuction(Game[Figures, Auction, AuctionView]):
    key, folder, seats, longest, hidden = "wreck-auction", Path(__file__).parent, (SEATS, SEATS), 99, True
    options, figures_type, view_type = (Option("ties", ("nobody", "share")),), Figures, AuctionView
    text, event_types = Catalogue(folder / "text.ftl"), (CardDealt,)

    def start(self, seats, options):
        stock = list(range(1, HIGHEST + 1)) * self.figures.copies
        return Auction(self.figures, options["ties"], [[]] * SEATS, stock, [0] * SEATS, [], 0, 0, (0,) * SEATS)

    def fill(self, view, rng):
        return fill(self.start(SEATS, {"ties": view.ties}), view, rng)
