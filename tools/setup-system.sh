#!/bin/sh
# What the tests need besides Python and Node, from Debian's packages: PostgreSQL, Chromium, Firefox, nginx, Caddy, and
# what checks the files for hosts (promtool, systemd-analyze).
# Run by `make test`; does nothing if all are there. Without root it says what to install.
set -e
wanted=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || wanted="$wanted postgresql"
command -v chromium >/dev/null || wanted="$wanted chromium"
command -v firefox-esr >/dev/null || command -v firefox >/dev/null || wanted="$wanted firefox-esr"
command -v nginx >/dev/null || test -x /usr/sbin/nginx || wanted="$wanted nginx"
command -v caddy >/dev/null || wanted="$wanted caddy"
command -v openssl >/dev/null || wanted="$wanted openssl"
command -v promtool >/dev/null || wanted="$wanted prometheus"
command -v systemd-analyze >/dev/null || wanted="$wanted systemd"
[ -z "$wanted" ] && exit 0
if [ "$(id -u)" != 0 ] || ! command -v apt-get >/dev/null; then
    echo "The tests need$wanted: install with your system's package manager, then try again." >&2
    exit 1
fi
echo "installing$wanted"
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
# The tests start a cluster of their own: no service, no cluster by default.
mkdir -p /etc/postgresql-common
grep -qs create_main_cluster /etc/postgresql-common/createcluster.conf ||
    echo "create_main_cluster = false" >> /etc/postgresql-common/createcluster.conf
apt-get install -y -qq --no-install-recommends $wanted >/dev/null
