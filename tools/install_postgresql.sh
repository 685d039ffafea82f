#!/bin/sh
# Debian's PostgreSQL, for the tests of the store. They start a cluster of their own; the system's is not needed.
set -eu
found=$(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null || command -v initdb || true)
if [ -n "$found" ]; then
    echo "PostgreSQL is here: $found"
elif ! command -v apt-get >/dev/null; then
    echo "Install PostgreSQL with your system's own tool, so that initdb, postgres and psql are in the path." >&2
    exit 1
elif [ "$(id -u)" -ne 0 ]; then
    echo "As root: apt-get install postgresql" >&2
    exit 1
else
    mkdir -p /etc/postgresql-common
    [ -e /etc/postgresql-common/createcluster.conf ] ||
        echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
    apt-get update -q
    DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends postgresql
fi
