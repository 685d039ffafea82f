"""Every sentence that the code says exists, and every sentence that exists is said.

Fluent drops what it can't read without a word, so the catalogues are parsed strictly here."""

from __future__ import annotations

import re
from pathlib import Path

from report import report

from ergosphere.core.text import Catalogue
from ergosphere.core.values import kebab

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "ergosphere"
WEB = ROOT / "web" / "src"
NAMING = re.compile(r"\"([a-z]+(?:-[a-z]+)*)\"")
# Ids that are put together: tool-NAME and option-NAME from a game's lists, seal-STATE, an event's own tag.
MADE = re.compile(r"(tool|option|seal)-.*|name|summary|side|prompt")


def page_files(folder: Path) -> list[Path]:
    """Of the page, without what is generated: there TypeScript checks that a sentence exists."""
    found = [*folder.rglob("*.ts"), *folder.rglob("*.svelte"), *folder.rglob("hall.json")]
    return sorted(file for file in found if "generated" not in file.parts)


def events(code: str) -> set[str]:
    """The classes that derive from Event, also through another one."""
    classes = re.findall(r"class (\w+)\((\w+)", code)
    found = {"Event"}
    while more := {name for name, base in classes if base in found} - found:
        found |= more
    return found


def problems() -> list[str]:
    found = []
    scopes = {SOURCE / "locale" / "en.ftl": sorted(SOURCE.rglob("*.py"))}
    for file in SOURCE.glob("games/*/text.ftl"):
        face = WEB / "games" / file.parent.name.replace("_", "-")
        scopes[file] = [*sorted(file.parent.rglob("*.py")), *page_files(face)]
    scopes[SOURCE / "locale" / "page.ftl"] = page_files(WEB)
    for catalogue, files in scopes.items():
        try:
            ids = set(Catalogue(catalogue).ids())
        except ValueError as problem:
            found.append(str(problem))
            continue
        code = "\n".join(file.read_text("utf-8") for file in files)
        said = set(NAMING.findall(code)) | {kebab(name) for name in events(code)}
        found += [f"{catalogue.name}: nobody says {id}" for id in sorted(ids - said) if not MADE.fullmatch(id)]
        speaker = "FRAME|bad_input" if catalogue.name == "en.ftl" else "TEXT"
        spoken = set(re.findall(rf"(?:{speaker})(?:\.say)?\(\s*\"([a-z-]+)\"", code))
        found += [f"{catalogue.name}: there is no sentence {id}" for id in sorted(spoken - ids)]
    return found


if __name__ == "__main__":
    report(problems())
