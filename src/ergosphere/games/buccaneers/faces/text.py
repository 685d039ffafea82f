"""The sentences of Black Hole Buccaneers."""

from pathlib import Path

from ergosphere.core.text import Catalogue

TEXT = Catalogue(Path(__file__).parent.parent / "text.ftl")
