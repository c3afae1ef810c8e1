#!/bin/sh
# What the tests of the server need besides Python: PostgreSQL's own binaries. Debian and its relatives; as root.
set -eu
if ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null 2>&1; then
    exit 0
fi
if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null 2>&1; then
    echo "PostgreSQL is missing: install the package 'postgresql' of your system" >&2
    exit 1
fi
apt-get update -qq
apt-get install -y -qq postgresql >/dev/null
