"""The command line. Commands are thin; those for tools are made from the games' own lists.

commands/     one module for each command
tools.py      commands made from the games' tools
common.py     what commands share: options, files, JSON or words
screen.py     draws, tells and lists, for play at this screen and at a server's table
terminal.py   a table at this screen
remote.py     a seat at a server's table
reading.py    what a typed line means: a number, notation, a name or its beginning
lookup.py     `?NAME`: cards, parts, spaces, rules
progress.py   the progress bar of long work
"""

from __future__ import annotations

import importlib
import os
import sys

import click

from ergosphere.cli.common import PORT, Group, OutputLost, printable
from ergosphere.cli.tools import tool_command, tool_names
from ergosphere.core.errors import ErgosphereError, IllegalAction, IllegalRecord
from ergosphere.core.text import FRAME, Sentence

COMMANDS = ("analyse", "apply", "games", "legal", "pack", "play", "replay", "rules", "serve", "simulate", "tournament")


class Commands(Group):
    """Imports a command's module only when it is called for, so that every command starts fast."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*COMMANDS, *tool_names()])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in COMMANDS:
            command = importlib.import_module(f"ergosphere.cli.commands.{cmd_name}").command
            assert isinstance(command, click.Command)  # noqa: S101
            return command
        return tool_command(cmd_name)


def show_version(ctx: click.Context, param: click.Parameter, value: bool) -> None:
    if value and not ctx.resilient_parsing:
        import ergosphere
        from ergosphere.core.engine import state

        engine = "interpreted" if str(state.__file__).endswith(".py") else "compiled"
        click.echo(str(FRAME.say("version", version=ergosphere.__version__, engine=engine)))
        ctx.exit()


@click.group(
    cls=Commands,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--port", default=PORT, type=click.IntRange(0, 65_535), metavar="N", show_default=True, help="The server's port."
)
@click.option("--no-open", is_flag=True, help="Without a command: open no browser.")
@click.option(
    "--version", is_flag=True, expose_value=False, is_eager=True, callback=show_version, help="Show the version."
)
@click.pass_context
def cli(ctx: click.Context, port: int, no_open: bool) -> None:
    """Ergosphere: a table for black-hole board games. Without a command it opens the table in your browser."""
    if ctx.invoked_subcommand is None:
        from ergosphere.server.serve import Place, run  # slow to import

        run(Place("127.0.0.1", port), None, {}, open_page=not no_open)


def main(arguments: list[str] | None = None) -> None:
    """Exit status: 0 done, 1 the answer is no, 2 wrong usage or input; then one clear line on standard error."""
    try:
        status = cli.main(arguments, prog_name="ergosphere", standalone_mode=False) or 0
    except click.exceptions.NoArgsIsHelpError as error:
        status = without_command(error.ctx)
    except click.MissingParameter as error:
        status = complain(missing(error), 2)
    except click.ClickException as error:
        status = complain(error.format_message(), 2)
    except (IllegalAction, IllegalRecord) as error:
        status = complain(error, 1)
    except ErgosphereError as error:
        status = complain(error, 2)
    except (KeyboardInterrupt, click.Abort):
        status = 130
    except OutputLost as loss:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is still waiting to be written
        status = 141 if loss.reader_left else complain(FRAME.say("output-lost", problem=str(loss)), 2)
    except UnicodeEncodeError as error:
        status = complain(FRAME.say("output-encoding", encoding=error.encoding), 2)
    sys.exit(status)


def missing(error: click.MissingParameter) -> str | Sentence:
    """In the form of all other complaints."""
    if error.param is None or error.ctx is None:
        return error.format_message()
    name = error.param.human_readable_name if isinstance(error.param, click.Argument) else error.param.opts[-1]
    return FRAME.say("argument-missing", command=error.ctx.command_path.partition(" ")[2], argument=name)


def without_command(ctx: click.Context | None) -> int:
    """A group of commands says what it expects."""
    assert ctx is not None  # noqa: S101  only groups ask for a command
    assert isinstance(ctx.command, click.Group)  # noqa: S101
    expected = ", ".join(ctx.command.list_commands(ctx))
    return complain(FRAME.say("command-missing", group=str(ctx.info_name), expected=expected), 2)


def complain(problem: str | Sentence | ErgosphereError, status: int) -> int:
    click.echo("ergosphere: " + printable(" ".join(str(problem).split())), err=True)
    return status
