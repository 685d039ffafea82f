"""Cuts the typefaces of the look down to what the page uses: fewer axes, and the letters of English, German, French."""

from __future__ import annotations

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = Path(__file__).parent.parent / "web"
MODULES = WEB / "node_modules"
TARGET = WEB / "fonts"
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ŒœŸẞ–—‘’‚“”„†•…‰‹›€−×→←↑↓")]
CUTS: dict[str, tuple[str, dict[str, float | tuple[float, float]]]] = {
    "archivo": ("@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2", {"wght": (400, 900)}),
    "newsreader": (
        "@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2",
        {"wght": 400, "opsz": 16},
    ),
    "newsreader-italic": (
        "@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2",
        {"wght": 400, "opsz": 16},
    ),
    "b612-mono": ("@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2", {}),
    "b612-mono-bold": ("@fontsource/b612-mono/files/b612-mono-latin-700-normal.woff2", {}),
}


def cut(source: Path, axes: dict[str, float | tuple[float, float]], target: Path) -> None:
    font = TTFont(source)
    if axes:
        font = instancer.instantiateVariableFont(font, axes)
    options = subset.Options()
    options.layout_features = ["kern", "liga", "tnum", "lnum", "mark", "mkmk", "ccmp", "locl"]
    options.hinting = False
    options.flavor = "woff2"
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    subset.save_font(font, str(target), options)


def main() -> None:
    TARGET.mkdir(exist_ok=True)
    for name, (source, axes) in CUTS.items():
        cut(MODULES / source, axes, TARGET / f"{name}.woff2")


if __name__ == "__main__":
    main()
