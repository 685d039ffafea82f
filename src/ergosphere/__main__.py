"""`python -m ergosphere` is the command too."""

from ergosphere.cli import main

main()
