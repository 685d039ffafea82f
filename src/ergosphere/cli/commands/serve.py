"""`ergosphere serve`: the server for tables in the network or in one room."""

from __future__ import annotations

from pathlib import Path

import click

from ergosphere.cli.common import PORT, pack_option
from ergosphere.core.pack import parse, read
from ergosphere.core.registry import load


@click.command("serve")
@click.option("--host", default="127.0.0.1", metavar="HOST", show_default=True, help="0.0.0.0 lets others in.")
@click.option(
    "--port", default=PORT, type=click.IntRange(0, 65_535), metavar="N", show_default=True, help="The server's port."
)
@click.option("--database", metavar="URL", help="Default: a SQLite file in your data folder.")
@click.option(
    "--allow-host",
    "allowed",
    multiple=True,
    metavar="NAME",
    help="A name under which people reach this server; this machine's own are always allowed. May be repeated.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    help="A proxy in front of the server, whose X-Forwarded-For is believed. May be repeated.",
)
@click.option("--open", "open_page", is_flag=True, help="Open the browser.")
@pack_option
def command(
    host: str,
    port: int,
    database: str | None,
    allowed: tuple[str, ...],
    proxies: tuple[str, ...],
    open_page: bool,
    pack: str | None,
) -> None:
    """Serve tables to people, bots and programs."""
    packs = {}
    if pack is not None:
        text = read(Path(pack))
        key = str(parse(text).get("game"))
        load(key, pack)  # complains with the file's name
        packs[key] = text
    from ergosphere.server.serve import Place, run  # slow to import

    run(Place(host, port, allowed, proxies), database, packs, open_page)
