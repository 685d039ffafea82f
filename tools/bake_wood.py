"""Bakes the woods and the felt of Black Holes: noise filters, drawn once by a browser and kept as small WebP files.

Run it by hand when a wood should look different: python tools/bake_wood.py (needs Playwright and a Chromium)."""

from __future__ import annotations

import base64
import os
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).parent.parent / "web" / "src" / "games" / "black-holes" / "board" / "wood"
Layer = tuple[str, tuple[int, int, int], float, float, int, int]
# Base colour, size, quality, then layers of noise: frequency across and along, colour, gain, offset, seed, octaves.
WOODS: dict[str, tuple[str, tuple[int, int], float, list[Layer]]] = {
    "beech": (
        "#D3A878",
        (720, 720),
        0.72,
        [
            (".004 .045", (168, 112, 66), 1.5, -0.62, 4, 3),
            (".012 .35", (142, 88, 50), 1.3, -0.55, 9, 2),
            (".05 .6", (120, 68, 36), 5, -3.25, 21, 1),
        ],
    ),
    "maple": (
        "#F3E4C3",
        (240, 360),
        0.75,
        [(".05 .006", (214, 178, 122), 1.5, -0.6, 3, 3), (".5 .014", (186, 144, 88), 1.1, -0.5, 5, 2)],
    ),
    "maple-end": ("#EBD8B2", (128, 128), 0.8, [(".22 .3", (190, 150, 96), 1.4, -0.6, 3, 3)]),
    "walnut": (
        "#66432B",
        (240, 360),
        0.75,
        [(".04 .005", (40, 22, 12), 2.2, -0.85, 8, 3), (".6 .02", (26, 14, 8), 1.8, -0.85, 15, 2)],
    ),
    "felt": ("#1D2320", (64, 64), 0.4, [(".9", (92, 106, 98), 1.6, -0.72, 2, 2)]),
    "walnut-end": ("#553522", (128, 128), 0.8, [(".22 .3", (28, 16, 10), 1.6, -0.6, 8, 3)]),
}
DRAW = """async ([svg, width, height, quality]) => {
  const image = new Image();
  image.src = "data:image/svg+xml," + encodeURIComponent(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality).split(",")[1];
}"""


def drawing(base: str, size: tuple[int, int], layers: list[Layer]) -> str:
    filters, sheets = "", ""
    for number, (frequency, (red, green, blue), gain, offset, seed, octaves) in enumerate(layers):
        filters += (
            f'<filter id="f{number}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" '
            f'baseFrequency="{frequency}" numOctaves="{octaves}" seed="{seed}" stitchTiles="stitch"/><feColorMatrix '
            f'values="0 0 0 0 {red / 255} 0 0 0 0 {green / 255} 0 0 0 0 {blue / 255} {gain} 0 0 0 {offset}"/></filter>'
        )
        sheets += f'<rect width="100%" height="100%" filter="url(#f{number})"/>'
    width, height = size
    ground = f'<rect width="100%" height="100%" fill="{base}"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{filters}{ground}{sheets}</svg>'


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"))
        page = browser.new_page()
        for name, (base, size, quality, layers) in WOODS.items():
            data = base64.b64decode(page.evaluate(DRAW, [drawing(base, size, layers), *size, quality]))
            (FOLDER / f"{name}.webp").write_bytes(data)
            print(f"{name}: {len(data)} bytes")
        browser.close()


if __name__ == "__main__":
    main()
