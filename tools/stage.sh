#!/bin/sh
# Runs a command of the set-up and says how long it took: tools/stage.sh NAME COMMAND ...
name=$1
shift
begin=$(date +%s)
"$@" || exit
echo "set-up: $name $(($(date +%s) - begin)) s"
